import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from './run-until-stopped.ts';
import { StartError } from './start-error.ts';

/**
 * Starts the gateway and waits until it can serve. When it ends later, so does the run.
 * @throws StartError when it ends before that; it has printed why
 */
export async function startGateway(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  run: Run,
): Promise<void> {
  // A group of its own, so that Ctrl-C reaches it by us, after the brands have drained. The channel tells it when this
  // process is killed: it must not stay behind and hold the data folder.
  const args = ['--import', './tools/start/end-with-parent.ts', 'services/gateway/main.ts'];
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env }, detached: true, stdio: [...stdio] });
  let isRunning = true;
  const ended = once(child, 'exit').then(() => {
    isRunning = false;
  });
  const stop = async (): Promise<void> => {
    if (isRunning) child.kill('SIGTERM');
    await ended;
  };
  run.onStop(stop);
  const url = `http://localhost:${env['GATEWAY_PORT']}/readyz`;
  while (!(await answers(url))) {
    if (!isRunning) throw new StartError('The gateway could not be started.');
    await Promise.race([pause(50), ended]);
  }
  void ended.then(() => run.fail(new StartError('The gateway has ended.')));
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
