import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProject } from '../package/build-project.ts';
import { BRAND, rehearse } from './rehearse.ts';

/** `npm run rehearsal [-- --rate N]`: N requests a second continue while releases, kills and rollbacks are rehearsed. */
const root = resolve(import.meta.dirname, '../..');

try {
  const { values } = parseArgs({ options: { rate: { type: 'string', default: '50' } } });
  const requestsPerSecond = Number(values.rate);
  if (!(requestsPerSecond > 0)) throw new Error(`--rate: expected requests a second, got "${values.rate}"`);
  for (const name of [BRAND, 'console']) await buildProject(root, name);
  const passed = await rehearse(root, { requestsPerSecond, servers: 2 }, (line) => console.log(line));
  console.log(`${passed} steps passed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
