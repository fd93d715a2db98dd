# The console as `npm run package -- console` lays it out. Build from the root of the repository:
#   docker build -f deploy/console.Dockerfile -t network-console .
FROM node:24-bookworm AS package
WORKDIR /source
COPY . .
RUN npm run package -- console --out /package

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4200
COPY --from=package /package /console
USER node
WORKDIR /console
EXPOSE 4200
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://localhost:4200/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
