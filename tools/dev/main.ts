import { join, resolve } from 'node:path';
import { startBrandDev } from '@network/core/server/dev.ts';
import { readBrandNames } from '../start/brand-names.ts';
import { checkPorts } from '../start/check-ports.ts';
import { startDatabase } from '../start/own-database.ts';
import { loadEnvFile, readSettings } from '../start/read-settings.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { StartError } from '../start/start-error.ts';
import { startSandbox } from '../start/start-server.ts';
import { followGateway } from './follow-gateway.ts';
import { createGate } from './gate.ts';
import { publishTenant, publishTenants } from './publish-tenants.ts';

const root = resolve(import.meta.dirname, '../..');

await runUntilStopped(async (run) => {
  const known = readBrandNames(root);
  const [brand = '', ...rest] = process.argv.slice(2);
  if (!known.includes(brand) || rest.length > 0) {
    throw new StartError(`Pass the name of a brand: npm run dev -- NAME, with NAME one of ${known.join(', ')}.`);
  }
  loadEnvFile(root);
  const settings = await readSettings(root, [brand], process.env);
  await checkPorts(settings.ports);
  const env = { ...(await startDatabase(settings, run)), TENANTS_DIR: await publishTenants(root, known) };
  const gate = createGate();
  await Promise.all([followGateway(root, env, run, gate), startSandbox(root, env, run)]);
  const { app, close } = await startBrandDev(join(root, 'apps', brand), env, {
    tell: (edited) => publishTenant(root, edited),
    gate,
  });
  run.onStop(close);
  console.log(`${app.config.tenant.name}: ${app.config.tenant.urls.tour}`);
  console.log('ready');
});
