import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProject } from '../package/build-project.ts';
import { lookBeside } from './opening/look.ts';
import { BRAND, rehearse } from './rehearse.ts';

/**
 * `npm run rehearsal [-- --rate N]`: N requests a second continue while releases, kills and rollbacks are rehearsed. `-- --opening`: an
 * empty network is opened and used in Chromium instead; with `--pictures` it is photographed beside the demonstration, which `npm start`
 * serves meanwhile (PORT).
 */
const root = resolve(import.meta.dirname, '../..');
/** Where `npm start` serves the brands unless PORT says otherwise. */
const DEFAULT_PORT = 4_200;

try {
  const { values } = parseArgs({
    options: {
      rate: { type: 'string', default: '50' },
      opening: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
    },
  });
  const requestsPerSecond = Number(values.rate);
  if (!(requestsPerSecond > 0)) throw new Error(`--rate: expected requests a second, got "${values.rate}"`);
  for (const name of [BRAND, 'console']) await buildProject(root, name);
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  const passed = await rehearse({
    root,
    effort: values.opening ? null : { requestsPerSecond, servers: 2 },
    opens: values.opening,
    ...(values.pictures && { look: (opened) => lookBeside(opened, port) }),
    print: (line) => console.log(line),
  });
  console.log(`${passed} steps passed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
