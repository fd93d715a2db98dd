import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startTestPostgres } from '../../libs/testing/postgres.ts';
import { quickFolder } from '../../libs/testing/quick-folder.ts';
import { areaNamed, areas } from './areas.ts';

/**
 * `npm run mutation -- access`: tries the tests of an area on mutants of it, of all areas when none is named.
 * `-- wallet services/gateway/modules/money/wallet/balance.ts` mutates those files alone.
 */
const root = resolve(import.meta.dirname, '../..');
const [chosen, files = ''] = process.argv.slice(2);
try {
  if (chosen !== undefined) areaNamed(chosen);
  const failed: string[] = [];
  for (const name of chosen === undefined ? Object.keys(areas) : [chosen]) {
    if (!(await run(name))) failed.push(name);
  }
  if (failed.length > 0) console.log(`Below the threshold, or not run to its end: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Whether the area's score is above its threshold. */
async function run(name: string): Promise<boolean> {
  const configured = process.env['TEST_DATABASE_URL'] ?? '';
  // One server for all test processes: each is replaced after a mutant that loops, and starting a server takes seconds.
  const server = areaNamed(name).needsPostgres && configured === '' ? await startTestPostgres(quickFolder()) : null;
  try {
    return await runStryker(name, server?.url ?? configured);
  } finally {
    await server?.close();
  }
}

async function runStryker(name: string, databaseUrl: string): Promise<boolean> {
  const child = spawn('stryker', ['run', 'tools/mutation/stryker.config.mjs'], {
    cwd: root,
    // A part of an area has no threshold: it is looked at.
    env: {
      TEST_EFFORT: '0.05',
      ...process.env,
      MUTATION_AREA: name,
      MUTATION_FILES: files,
      TEST_DATABASE_URL: databaseUrl,
    },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
