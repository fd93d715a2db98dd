import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { makeFilesPrivate } from '@network/gateway/config/private-folder.ts';
import { chooseBrands, readBrandNames } from './brand-names.ts';
import { brandBuild, consoleBuild, demonstrationBuild, gatewayBuild } from './build-inputs.ts';
import { findStale, makeBuilds } from './build-stale.ts';
import { checkPorts } from './check-ports.ts';
import { startDatabase } from './own-database.ts';
import { loadEnvFile, readSettings } from './read-settings.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { loadBrands, loadConsole, serveHosts } from './serve-hosts.ts';
import { startGateway, startSandbox } from './start-server.ts';

const root = resolve(import.meta.dirname, '../..');

await runUntilStopped(async (run) => {
  makeFilesPrivate();
  const brands = chooseBrands(process.argv.slice(2), readBrandNames(root));
  loadEnvFile(root);
  const settings = await readSettings(root, brands, process.env);
  await checkPorts(settings.ports);
  const pages = [...brands.map(brandBuild), ...(settings.hasConsole ? [consoleBuild] : [])];
  const gateway = settings.hasDemonstration ? demonstrationBuild : gatewayBuild;
  const [database, stale] = await Promise.all([startDatabase(settings, run), findStale(root, [gateway, ...pages])]);
  // A newcomer's gateway is that of production: several processes on one database.
  const env = { ...database, WORKERS: settings.env['WORKERS'] || String(availableParallelism()) };
  const ofGateway = stale.filter(({ name }) => name === gateway.name);
  // First: filling an empty database takes as long as building a brand.
  await makeBuilds(root, ofGateway);
  const ofPages = stale.filter((build) => !ofGateway.includes(build));
  const [[apps, staffConsole]] = await Promise.all([
    makeBuilds(root, ofPages).then(() =>
      Promise.all([
        loadBrands(root, brands, settings.env),
        settings.hasConsole ? loadConsole(root, settings.env) : null,
      ]),
    ),
    startGateway(root, env, run, gateway),
    // Production is paid and sends mail in earnest, or not at all.
    settings.isProduction ? undefined : startSandbox(root, env, run),
  ]);
  // A start that is killed later has stored its compiled code.
  flushCompileCache();
  const servers = await serveHosts(apps, staffConsole, settings.port, settings.env['HOST']);
  run.onStop(servers.stop);
  for (const app of apps) console.log(`${app.config.tenant.name}: ${app.config.tenant.urls.tour}`);
  if (staffConsole !== null) console.log(`Console: ${staffConsole.config.url}`);
  console.log('ready');
});
