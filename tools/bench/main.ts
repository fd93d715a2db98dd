import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandBuild, demonstrationBuild } from '../start/build-inputs.ts';
import { findStale, makeBuilds } from '../start/build-stale.ts';
import { checkPorts } from '../start/check-ports.ts';
import { startDatabase } from '../start/own-database.ts';
import { readSettings, readTenant } from '../start/read-settings.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { loadBrands } from '../start/serve-hosts.ts';
import { StartError } from '../start/start-error.ts';
import { startGateway } from '../start/start-server.ts';
import { benchAbilityBuild, benchAbilityCosts } from './ability-build.ts';
import { benchBrowser } from './browser/bench-browser.ts';
import { benchCachedPage } from './cached-page.ts';
import { benchCores } from './cores/bench-cores.ts';
import { benchCommentThreads } from './comment-threads.ts';
import { benchGrowth, readLargeSize } from './growth/bench-growth.ts';
import { benchListFromPostgres } from './list-from-postgres.ts';
import { benchListQuery } from './list-query.ts';
import { benchPages } from './pages/bench-pages.ts';
import { describeRatio } from './ratio.ts';
import { benchRecommendations } from './recommendations.ts';

const root = resolve(import.meta.dirname, '../..');

/** The brand that is measured. */
const BRAND = 'vixen';

/** What can be measured alone: what pages cost, what one and two cores make of them, a member's browser, and the size of the network. */
const PARTS = ['pages', 'cores', 'browser', 'growth'];

const { positionals } = parseArgs({ allowPositionals: true });
const [only] = positionals;

await runUntilStopped(async (run) => {
  if (positionals.length > 1 || (only !== undefined && !PARTS.includes(only))) {
    throw new StartError(`Pass nothing, or one of ${PARTS.join(', ')}: npm run bench -- pages`);
  }
  const brands = [BRAND];
  const dataDir = await mkdtemp(join(tmpdir(), 'network-bench-'));
  run.onStop(() => rm(dataDir, { recursive: true, force: true }));
  const ports = { PORT: '4690', GATEWAY_PORT: '4691', BILLER_PORT: '4692' };
  const env = { ...ports, ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const settings = await readSettings(root, brands, env);
  await checkPorts(settings.ports);
  if (only === 'growth') {
    const ratios = await benchGrowth(await readTenant(root, BRAND), readLargeSize(process.env));
    for (const ratio of ratios) console.log(describeRatio(ratio));
    return void process.kill(process.pid, 'SIGTERM');
  }
  await makeBuilds(root, await findStale(root, [demonstrationBuild, ...brands.map(brandBuild)]));
  if (only === 'cores') {
    console.log(await benchCores(root, BRAND));
    return void process.kill(process.pid, 'SIGTERM');
  }
  if (only === 'browser') {
    console.log(await benchBrowser(root, await readTenant(root, BRAND), settings.env));
    return void process.kill(process.pid, 'SIGTERM');
  }
  await benchPages(root, await readTenant(root, BRAND), settings.env);
  if (only === 'pages') return void process.kill(process.pid, 'SIGTERM');
  console.log(await benchCores(root, BRAND));
  console.log(await benchBrowser(root, await readTenant(root, BRAND), settings.env));
  await startGateway(root, await startDatabase(settings, run), run, demonstrationBuild);
  const [app] = await loadBrands(root, brands, settings.env);
  if (!app) throw new Error('There is no brand to measure.');
  run.onStop(() => app.close());
  console.log(describeRatio(await benchCachedPage(app)));
  console.log(describeRatio(await benchAbilityBuild(app.config.tenant)));
  for (const cost of benchAbilityCosts(app.config.tenant)) console.log(describeRatio(cost));
  console.log(describeRatio(await benchListQuery(app.config.tenant)));
  for (const ratio of await benchListFromPostgres(app.config.tenant)) console.log(describeRatio(ratio));
  for (const ratio of await benchGrowth(app.config.tenant, readLargeSize(process.env)))
    console.log(describeRatio(ratio));
  for (const ratio of await benchCommentThreads(app.config.tenant)) console.log(describeRatio(ratio));
  console.log(describeRatio(await benchRecommendations(app.config.tenant)));
  process.kill(process.pid, 'SIGTERM');
});
