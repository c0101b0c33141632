# One image for the site, its embedded services and the studio (docs/operations.md, "Container image").
# packages/dev/long/image.test.ts runs these commands in a clean folder. Keep the Node version equal to the one in
# packages/dev/package.json.
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# The build needs neither content nor secrets. The image gets only those package files that its programs load.
FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY packages packages
# packages/dev/launch.mjs explains why this is not "npm ci".
RUN npm install --no-save --omit=dev
COPY . .
# The tests already check types.
RUN SKIP_TYPE_CHECK=1 npm run build
RUN npm run studio -- build
RUN npm run image:files -w @cleanpro/dev -- /image

# Varnish in front of the site (docs/services.md, "CDN").
FROM debian:trixie-slim AS varnish
RUN apt-get update \
  && apt-get install --yes --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
COPY docs/deploy/varnish.vcl /etc/varnish/
COPY docs/deploy/backends.compose.vcl /etc/varnish/backends.vcl
USER nobody
# Never publish 8081: it accepts purges from anyone.
EXPOSE 8080 8081
CMD ["varnishd", "-F", "-j", "none", "-n", "/run/varnish", "-a", "http=:8080", "-a", "purge=:8081", "-s", "malloc,256m", "-f", "/etc/varnish/varnish.vcl", "-p", "http_resp_hdr_len=20k", "-p", "http_resp_size=64k", "-p", "workspace_backend=128k"]

FROM ${NODE_IMAGE} AS site
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  PORT=3000 \
  SERVICES_PORT=4100 \
  DATA_DIR=/data \
  CONTENT_SOURCE=/data/content \
  PAGE_CACHE_DIR=/data/page-cache
# The only folder that the processes write to.
RUN mkdir --mode=700 /data && chown node:node /data
WORKDIR /site
COPY --from=build /image ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "server/health/check.ts"]
CMD ["node", "server/main.ts"]

# The site's image with PostgreSQL's client programs, for backups and restores (docs/operations.md, "Backup"). Their
# version must be that of the server in compose.yaml.
FROM site AS backup
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir --mode=700 /backups \
  && chown node:node /backups
USER node
VOLUME /backups
HEALTHCHECK NONE
CMD ["node", "packages/services/commands/backup.ts", "backup", "/backups"]
