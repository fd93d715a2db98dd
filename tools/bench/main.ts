import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readBrandNames } from '../start/brand-names.ts';
import { buildBrands } from '../start/build-brands.ts';
import { checkPorts } from '../start/check-ports.ts';
import { readSettings } from '../start/read-settings.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { loadBrands } from '../start/serve-brands.ts';
import { startGateway } from '../start/start-server.ts';
import { benchAbilityBuild, benchAbilityCosts } from './ability-build.ts';
import { benchCachedPage } from './cached-page.ts';
import { benchListQuery } from './list-query.ts';
import { benchListingGrowth, readLargeSize } from './listing-growth.ts';
import { describeRatio } from './ratio.ts';

const root = resolve(import.meta.dirname, '../..');

await runUntilStopped(async (run) => {
  const brands = readBrandNames(root).slice(0, 1);
  const dataDir = await mkdtemp(join(tmpdir(), 'network-bench-'));
  run.onStop(() => rm(dataDir, { recursive: true, force: true }));
  const ports = { PORT: '4690', GATEWAY_PORT: '4691', BILLER_PORT: '4692' };
  const env = { ...process.env, ...ports, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const settings = await readSettings(root, brands, env);
  await checkPorts(settings.ports);
  await buildBrands(root, brands);
  await startGateway(root, settings.env, run);
  const [app] = await loadBrands(root, brands, settings.env);
  if (!app) throw new Error('There is no brand to measure.');
  run.onStop(() => app.close());
  console.log(describeRatio(await benchCachedPage(app)));
  console.log(describeRatio(await benchAbilityBuild(app.config.tenant)));
  for (const cost of benchAbilityCosts(app.config.tenant)) console.log(describeRatio(cost));
  console.log(describeRatio(await benchListQuery(app.config.tenant)));
  console.log(describeRatio(await benchListingGrowth(app.config.tenant, readLargeSize(process.env))));
  process.kill(process.pid, 'SIGTERM');
});
