FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements requirements
RUN python -m venv /opt/automa \
    && /opt/automa/bin/pip install --no-cache-dir --require-hashes -r requirements/postgres.txt \
    && /opt/automa/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt --target /build
COPY . .
RUN PYTHONPATH=/build /opt/automa/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /opt/automa/bin/pip uninstall --yes pip \
    && mkdir -m 0700 /data

FROM python:3.13-slim
COPY --from=build /opt/automa /opt/automa
COPY --from=build --chown=10001:10001 /data /data
ENV PATH=/opt/automa/bin:$PATH \
    DATABASE_URL=sqlite:////data/automa.db \
    HEALTH_FOLDER=/data \
    PYTHONDONTWRITEBYTECODE=1
USER 10001:10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=1m --timeout=10s --start-period=5m CMD ["automa", "healthy"]
ENTRYPOINT ["automa"]
CMD ["run"]
