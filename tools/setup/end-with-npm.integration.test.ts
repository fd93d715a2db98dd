import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const prepare = resolve(import.meta.dirname, 'prepare.mjs');
/** The script of the pinned Node.js: it prints its process id, and ends on a signal. */
const PROGRAM = 'console.log(process.pid); setInterval(() => undefined, 1000);';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('what npm runs ends with the shell that npm ran it by', async () => {
  const begin = `import(${JSON.stringify(prepare)}).then((it) => it.continueOnPinnedNode(['-e', ${JSON.stringify(PROGRAM)}]))`;
  // The second command prevents the shell from being replaced by the first one.
  const shell = spawn('sh', ['-c', `"$NODE" -e "$BEGIN"; true`], {
    env: { ...process.env, NODE: process.execPath, BEGIN: begin, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(shell.stdout), 'line');
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  shell.kill('SIGTERM');
  try {
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
});
