import { createServer, type Server } from 'node:http';
import { TenantConfigurationError } from '@network/tenant/define-tenant.ts';
import type { BrandApp } from './brand-app.ts';
import { type Environment, ServerConfigurationError } from './server-config.ts';

/** A load balancer needs this long to see that `/readyz` is 503. */
const DRAIN_NOTICE_MS = 2_000;
/** What is under way after this long is given up. */
const DRAIN_LIMIT_MS = 20_000;

/** Runs one brand on its own port until SIGTERM or SIGINT, and then lets open requests end. */
export function listen(create: (env: Environment) => BrandApp, env: Environment): void {
  const app = createOrExit(create, env);
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 }, app.handle);
  app.guard(server);
  server.once('error', (error: NodeJS.ErrnoException) => {
    exitWith(error.code === 'EADDRINUSE' ? `PORT: ${app.config.port} is taken by another program` : error.message);
  });
  server.listen(app.config.port, () => app.log.info({ port: app.config.port }, 'listening'));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void drain(app, server, env['NODE_ENV'] === 'production' ? DRAIN_NOTICE_MS : 0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

async function drain(app: BrandApp, server: Server, noticeMs: number): Promise<void> {
  app.drain();
  setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
  await new Promise((resolve) => setTimeout(resolve, noticeMs));
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
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
