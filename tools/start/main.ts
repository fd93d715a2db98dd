import { resolve } from 'node:path';
import { buildBrands } from './build-brands.ts';
import { chooseBrands, readBrandNames } from './brand-names.ts';
import { checkPorts } from './check-ports.ts';
import { loadEnvFile, readSettings } from './read-settings.ts';
import { loadBrands, serveBrands } from './serve-brands.ts';
import { StartError } from './start-error.ts';
import { startGateway } from './start-gateway.ts';

/** Open requests get this long after the signal to stop. */
const GIVE_UP_MS = 20_000;

const root = resolve(import.meta.dirname, '../..');
const stops: (() => Promise<void>)[] = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));

try {
  const brands = chooseBrands(process.argv.slice(2), readBrandNames(root));
  loadEnvFile(root);
  const settings = await readSettings(root, brands, process.env);
  await checkPorts([
    { variable: 'PORT', port: settings.port },
    { variable: 'GATEWAY_PORT', port: settings.gatewayPort },
    { variable: 'BILLER_PORT', port: settings.billerPort },
  ]);
  await buildBrands(root, brands);
  const gateway = await startGateway(root, settings.env, (stop) => stops.push(stop));
  void gateway.ended.then(() => stopAll(1, 'The gateway has ended.'));
  const apps = await loadBrands(root, brands, settings.env);
  const servers = await serveBrands(apps, settings.port);
  stops.unshift(servers.stop);
  for (const app of apps) console.log(`${app.config.tenant.name}: ${app.config.tenant.urls.tour}`);
  console.log('ready');
} catch (error) {
  await stopAll(1, error instanceof StartError ? error.message : error);
}

/** Stops the brands, then the gateway that they ask, and ends the process. */
async function stopAll(code: number, complaint?: unknown): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (complaint !== undefined) console.error(complaint);
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
  for (const stop of stops) await stop();
  process.exit(code);
}
