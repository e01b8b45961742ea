"""MacRobber's rules once more, in plain numbers and lists, for the search: thousands of games a minute."""
