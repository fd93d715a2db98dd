import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigurationError } from './config/configuration-error.ts';
import { loadConfig } from './config/load-config.ts';
import { notConfigured } from './config/not-configured.ts';
import { makeFilesPrivate } from './config/private-folder.ts';
import { createGateway } from './gateway.ts';
import { writeGatewayPort } from './operations/gateway-address.ts';

/** Time for a load balancer to see that readiness is gone, before open requests are ended. */
const DRAIN_MS = { production: 5_000, otherwise: 50 } as const;
const GIVE_UP_MS = 15_000;

try {
  makeFilesPrivate();
  const config = loadConfig(process.env);
  const gateway = await createGateway(config);
  const { log } = gateway.services;
  for (const sentence of notConfigured(config)) log.warn(sentence);
  await gateway.app.listen({ port: config.port, host: config.host });
  const deletePort = config.database.engine === 'embedded' ? writeGatewayPort(config) : () => undefined;
  gateway.startJobs();
  log.info({ port: config.port }, 'ready');
  // Stored now: a process that is killed can't do it, and its replacement should start as fast as possible.
  flushCompileCache();

  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    gateway.drain();
    await pause(config.isProduction ? DRAIN_MS.production : DRAIN_MS.otherwise);
    deletePort();
    await gateway.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `GATEWAY_PORT: expected a free port, ${(error as { port?: number }).port} is taken`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
