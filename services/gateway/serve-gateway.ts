import { flushCompileCache } from 'node:module';
import { type RunningServer, runServer } from '@network/server/lifetime/run-server.ts';
import { createLog } from '@network/server/log/create-log.ts';
import { loadConfig } from './config/load-config.ts';
import { notConfigured } from './config/not-configured.ts';
import { makeFilesPrivate } from './config/private-folder.ts';
import { recommenderLine } from './config/recommender-config.ts';
import { createGateway } from './gateway.ts';
import { whyNothingIsSold } from './modules/money/billing/public.ts';
import { whyNothingIsPrepared } from './modules/content/ingest/public.ts';
import { registerConsoleDocuments } from './modules/platform/releases/public.ts';
import type { GatewayParts } from './open-services.ts';
import { readOwnConsoleDocuments } from './staff-api/staff-documents.ts';
import { logMissingPlaces } from './store/places/log-missing-places.ts';

/** Time for a load balancer to see that readiness is gone, before open requests are ended. */
const DRAIN_MS = { production: 5_000, otherwise: 50 } as const;

async function start(parts: GatewayParts): Promise<RunningServer> {
  makeFilesPrivate();
  const config = loadConfig(process.env);
  const gateway = await createGateway(config, parts);
  const { log, db } = gateway.services;
  for (const sentence of notConfigured(config)) log.warn(sentence);
  const unprepared = whyNothingIsPrepared(config.media);
  if (unprepared !== null) log.warn(unprepared);
  // Before pages of this release's console can be open: gateways of other releases answer them, too.
  await registerConsoleDocuments(gateway.services, readOwnConsoleDocuments());
  const unsold = await whyNothingIsSold(db);
  if (unsold !== null) log.warn(unsold);
  log.info(recommenderLine(config.recommender));
  // Not waited for: a bucket that does not answer keeps nobody else's films from playing.
  logMissingPlaces(config.mediaPlaces, log).catch((error: unknown) =>
    log.error({ err: error }, 'places were not found'),
  );
  await gateway.app.listen({ port: config.port, host: config.host });
  gateway.startJobs();
  log.info({ port: config.port }, 'ready');
  // Stored now: a process that is killed can't do it, and its replacement should start as fast as possible.
  flushCompileCache();
  return {
    log,
    drain: gateway.drain,
    noticeMs: config.isProduction ? DRAIN_MS.production : DRAIN_MS.otherwise,
    close: gateway.close,
  };
}

function readWorkers() {
  const { workers, logLevel } = loadConfig(process.env);
  return { count: workers, log: createLog({ level: logLevel }) };
}

/** Runs the gateway in this process, until a signal ends it. */
export function serveGateway(parts: GatewayParts = {}): Promise<void> {
  return runServer({
    readWorkers,
    start: () => start(parts),
    variables: { port: 'GATEWAY_PORT', host: 'GATEWAY_HOST' },
  });
}
