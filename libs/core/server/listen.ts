import { closeAll, listenOn } from '@network/server/lifetime/listen-hosts.ts';
import { runServer } from '@network/server/lifetime/run-server.ts';
import { createLog } from '@network/server/log/create-log.ts';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BrandApp } from './brand-parts.ts';
import { readServerConfig } from './server-config.ts';

/** A load balancer needs this long to see that `/readyz` is 503. */
const DRAIN_NOTICE_MS = 2_000;

/** Runs one brand on its own port, in as many processes as configured, until SIGTERM or SIGINT, and then lets open requests end. */
export function listen(tenant: Tenant, create: (env: Environment) => BrandApp, env: Environment): void {
  const start = async () => {
    const app = create(env);
    const { hosts, port, isProduction } = app.config;
    const servers = await listenOn(hosts, port, app.handle);
    for (const server of servers) app.guard(server);
    app.followPublications();
    app.log.info({ port, hosts }, 'listening');
    return {
      log: app.log,
      drain: app.drain,
      noticeMs: isProduction ? DRAIN_NOTICE_MS : 0,
      close: async () => {
        await closeAll(servers);
        await app.close();
      },
    };
  };
  const readWorkers = () => {
    const { workers, logLevel } = readServerConfig(tenant, env);
    return { count: workers, log: createLog({ level: logLevel, base: { brand: tenant.id } }) };
  };
  void runServer({ readWorkers, start, variables: { port: 'PORT', host: 'HOST' } });
}
