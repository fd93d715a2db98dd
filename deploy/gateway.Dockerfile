# The gateway as `npm run package -- gateway` lays it out. Build from the root of the repository:
#   docker build -f deploy/gateway.Dockerfile -t network-gateway .
FROM node:24-bookworm AS package
WORKDIR /source
COPY . .
RUN npm run package -- gateway --out /package

# The same system, as native packages are those of the system that packaged them.
FROM node:24-bookworm-slim
ENV NODE_ENV=production GATEWAY_HOST=0.0.0.0 GATEWAY_PORT=4000 DATA_DIR=/data
# What prepares films; it has libx264 and libzimg.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
COPY --from=package /package /gateway
RUN install -d -o node -g node -m 0700 /data
USER node
WORKDIR /gateway
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://localhost:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
