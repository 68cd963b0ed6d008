# The reference backend. From the root of the repository, with the digest that docs/deployment.md shows how to find:
#   docker build -f deploy/backend.Dockerfile -t portaria/backend:0.1.0 --build-arg NODE_DIGEST=sha256:… .
# --build-context build=release takes the tested build of the gates, in release/portaria/, and builds nothing.
ARG NODE_IMAGE=node:24-bookworm-slim
# Without a default: an image without a digest is no valid name, so the build stops.
ARG NODE_DIGEST

FROM ${NODE_IMAGE}@${NODE_DIGEST} AS build
WORKDIR /portaria
COPY . .
RUN npm ci --ignore-scripts
RUN npx --no-install tsx scripts/buildServer.ts

FROM ${NODE_IMAGE}@${NODE_DIGEST} AS packages
WORKDIR /portaria
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
RUN npm ci --ignore-scripts --omit=dev --workspace server

FROM ${NODE_IMAGE}@${NODE_DIGEST}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /portaria
COPY --from=packages /portaria ./
COPY --from=build /portaria/dist/server dist/server
COPY --from=build /portaria/api-spec/openapi.yaml api-spec/openapi.yaml
COPY --from=build /portaria/scripts/launch.js scripts/launch.js
COPY --from=build /portaria/server/database/migrations server/database/migrations
USER node
EXPOSE 8080 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.js", "backend"]
