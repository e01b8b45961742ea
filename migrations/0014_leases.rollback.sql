DROP TABLE identifies;
DROP TABLE leases;
