import type { Environment } from '@network/server/configuration/read-variables.ts';
import { closeAll, listenOn } from '@network/server/lifetime/listen-hosts.ts';
import { runServer } from '@network/server/lifetime/run-server.ts';
import type { ConsoleApp } from './console-app.ts';

/** A load balancer needs this long to see that `/readyz` is 503. */
const DRAIN_NOTICE_MS = 2_000;

/** Runs the console on its own port until SIGTERM or SIGINT, and then lets open requests end. */
export function listen(create: (env: Environment) => ConsoleApp, env: Environment): void {
  const start = async () => {
    const app = create(env);
    const { hosts, port, isProduction } = app.config;
    const servers = await listenOn(hosts, port, app.handle);
    for (const server of servers) app.guard(server);
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
  void runServer({ start, variables: { port: 'PORT', host: 'HOST' } });
}
