import type { Server } from 'node:http';
import { TenantConfigurationError } from '@network/tenant/define-tenant.ts';
import type { BrandApp } from './brand-app.ts';
import { closeAll, listenOn } from './listen-hosts.ts';
import { type Environment, ServerConfigurationError } from './server-config.ts';

/** A load balancer needs this long to see that `/readyz` is 503. */
const DRAIN_NOTICE_MS = 2_000;
/** Requests that are still in progress after this time are aborted. */
const DRAIN_LIMIT_MS = 20_000;

/** Runs one brand on its own port until SIGTERM or SIGINT, and then lets open requests end. */
export function listen(create: (env: Environment) => BrandApp, env: Environment): void {
  const app = createOrExit(create, env);
  const { hosts, port } = app.config;
  const listening = listenOn(hosts, port, app.handle).then(
    (servers) => {
      for (const server of servers) app.guard(server);
      app.log.info({ port, hosts }, 'listening');
      return servers;
    },
    (error: NodeJS.ErrnoException) => exitWith(complaintOf(error, app)),
  );
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void listening.then((servers) => drain(app, servers, env['NODE_ENV'] === 'production' ? DRAIN_NOTICE_MS : 0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function complaintOf(error: NodeJS.ErrnoException, { config }: BrandApp): string {
  if (error.code === 'EADDRINUSE') return `PORT: ${config.port} is taken by another program`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST: expected an address of this machine, got "${config.hosts.join(', ')}"`;
  }
  return error.message;
}

async function drain(app: BrandApp, servers: readonly Server[], noticeMs: number): Promise<void> {
  app.drain();
  setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
  await new Promise((resolve) => setTimeout(resolve, noticeMs));
  await closeAll(servers);
  await app.close();
  process.exit(0);
}

function createOrExit(create: (env: Environment) => BrandApp, env: Environment): BrandApp {
  try {
    return create(env);
  } catch (error) {
    if (error instanceof ServerConfigurationError || error instanceof TenantConfigurationError) exitWith(error.message);
    throw error;
  }
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
