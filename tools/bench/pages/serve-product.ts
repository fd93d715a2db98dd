import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import { demonstrationBuild } from '../../start/build-inputs.ts';
import type { ServingProcesses } from './page-costs.ts';
import { descendantsOf } from './process-clock.ts';

/** The product, run as `npm start` runs it, in processes that can be measured apart. */
export interface ServedProduct {
  readonly processes: ServingProcesses;
  readonly stop: () => Promise<void>;
}

/** Starts the gateway, the sandbox and a brand, and waits until they serve. */
export async function serveProduct(root: string, brand: string, env: Environment): Promise<ServedProduct> {
  const start = spawn(process.execPath, [join(root, 'tools/start/main.ts'), '--brands', brand], {
    cwd: root,
    env: { ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(start, 'exit');
  const isReady = new Promise<boolean>((resolve) => {
    let printed = '';
    start.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (/^ready$/m.test(printed)) resolve(true);
    });
    start.on('exit', () => resolve(false));
  });
  if (!(await isReady)) throw new Error('The product could not be started.');
  const { pid = 0 } = start;
  const url = env['DATABASE_URL'];
  const pool = url ? new pg.Pool({ connectionString: url, max: 1 }) : null;
  return {
    processes: {
      brand: [pid],
      gateway: descendantsOf(pid, demonstrationBuild.output),
      database: async () => {
        const found = await pool?.query<{ pid: number }>('select pid from pg_stat_activity where datname is not null');
        return found?.rows.map((row) => row.pid) ?? [];
      },
    },
    stop: async () => {
      await pool?.end();
      start.kill('SIGTERM');
      await ended;
    },
  };
}
