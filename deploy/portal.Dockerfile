# The portal on nginx, as a user without rights. From the root of the repository, with the digests that docs/deployment.md shows
# how to find:
#   docker build -f deploy/portal.Dockerfile -t portaria/portal:0.1.0 --build-arg NODE_DIGEST=sha256:… --build-arg NGINX_DIGEST=sha256:… .
# PREVIOUS=portaria/portal:0.0.9 keeps the files of that release, for pages that are open during the deployment.
# --build-context build=release takes the tested build of the gates, in release/portaria/, and builds nothing.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.28-alpine
# Without a default: an image without a digest is no valid name, so the build stops.
ARG NODE_DIGEST
ARG NGINX_DIGEST
ARG PREVIOUS=none

FROM ${NODE_IMAGE}@${NODE_DIGEST} AS tools
WORKDIR /portaria
COPY . .
RUN npm ci --ignore-scripts

FROM tools AS build
RUN npm run build

FROM tools AS none
RUN mkdir -p /usr/share/portaria

FROM ${PREVIOUS} AS previous

FROM tools AS render
COPY --from=build /portaria/dist dist
COPY --from=previous /usr/share/portaria /previous
RUN if [ -f /previous/assets.json ]; then npm run --silent assets:keep -- --from /previous; fi
RUN npm run --silent deploy:headers -- nginx --complete --root /usr/share/portaria > nginx.conf
RUN rm -rf dist/server

FROM ${NGINX_IMAGE}@${NGINX_DIGEST}
# nginx.conf has the policy of this build, and includes the files of the environment in /etc/portaria.
COPY --from=render /portaria/nginx.conf /etc/nginx/nginx.conf
COPY --from=render /portaria/dist /usr/share/portaria
USER 101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
