# The site and its embedded services in one image (docs/operations.md, "Container image"). tests/long/image.test.ts runs
# the same commands in a clean folder. The version of Node is the one of package.json.
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# What runs in production, and nothing else: of these packages the image gets the files that its programs load.
FROM ${NODE_IMAGE} AS packages
WORKDIR /production
COPY package.json package-lock.json .npmrc ./
# Not "npm ci": see services/launcher/launch.mjs.
RUN npm install --omit=dev --ignore-scripts --no-save

# The build needs the compiler and the types too. It reads no content and no secret.
FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY services/launcher/git-hooks.mjs services/launcher/
RUN npm install --no-save
COPY . .
# The suite checks types.
RUN SKIP_TYPE_CHECK=1 npm run build

FROM build AS files
COPY . /production
COPY --from=packages /production/node_modules /production/node_modules
RUN cp -R .next /production && npm run image:files -- /image /production

# Varnish in front of the site, with the configuration of docs/services.md, "CDN".
FROM debian:trixie-slim AS varnish
RUN apt-get update \
  && apt-get install --yes --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
COPY docs/varnish.vcl /etc/varnish/site.vcl
# In a network of containers the site has a name.
RUN sed -i 's/"127\.0\.0\.1"/"site"/' /etc/varnish/site.vcl
USER nobody
EXPOSE 8080
CMD ["varnishd", "-F", "-j", "none", "-n", "/run/varnish", "-a", ":8080", "-s", "malloc,256m", "-f", "/etc/varnish/site.vcl", "-p", "http_resp_hdr_len=20k", "-p", "http_resp_size=64k", "-p", "workspace_backend=128k"]

FROM ${NODE_IMAGE} AS site
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  PORT=3000 \
  SERVICES_PORT=4100 \
  DATA_DIR=/data \
  CONTENT_SOURCE=/data/content \
  PAGE_CACHE_DIR=/data/page-cache
# The only folder that is written to.
RUN mkdir --mode=700 /data && chown node:node /data
WORKDIR /site
COPY --from=files /image ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "server/health/check.ts"]
CMD ["node", "server/main.ts"]

# The same with PostgreSQL's programs, of the version of the server in compose.yaml: backups and restores
# (docs/operations.md, "Backup").
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
CMD ["node", "services/backup/cli.ts", "backup", "/backups"]
