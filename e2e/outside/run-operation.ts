import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** Runs `npm run NAME` on the product under test, as an operator does. Returns what it prints. */
export async function runOperation(name: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/operations/main.ts', name, ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      BRAND_SECRET: process.env['E2E_BRAND_SECRET'] ?? '',
      DATABASE_URL: '',
      NODE_ENV: '',
    },
  });
  return stdout.trim();
}
