# One image with Lectern. The first stage builds it, and the second contains no build tools.
#
#   docker build -t lectern .
#   docker build -t lectern --build-arg GPL_VOICES=no .     English voices only, no GPL software in the image

ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /lectern
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/sandbox-lms/package.json packages/sandbox-lms/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# The base image has Node, so the one that npm installed is removed.
RUN rm -rf node_modules/node-linux-* node_modules/.cache
# eSpeak NG, the voices of all languages except English, is under the GPL. If you distribute the image, you must offer
# its source.
ARG GPL_VOICES=yes
RUN if [ "$GPL_VOICES" = no ]; then rm -rf node_modules/@echogarden/espeak-ng-emscripten; fi

FROM ${NODE_IMAGE}
# Lectern's packages are outside node_modules, which links to them: Node does not run TypeScript inside node_modules.
WORKDIR /lectern
COPY --from=build /lectern/package.json ./
COPY --from=build /lectern/LICENSE /lectern/THIRD-PARTY-NOTICES.md ./
COPY --from=build /lectern/node_modules node_modules
COPY --from=build /lectern/packages packages
# Lectern writes only to this directory. The rest may be mounted read-only.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 LECTERN_DATA_DIR=/data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/server/dist/main.js"]
