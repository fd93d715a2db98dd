import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Build } from './build-inputs.ts';
import type { Run } from './run-until-stopped.ts';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A server that runs in a process of its own. */
export interface Server {
  /** The name in a sentence: `gateway`. */
  readonly name: string;
  readonly script: string;
  /** The variable of `env` that holds its port. */
  readonly portVariable: string;
  /** Modules that it loads before its own program. */
  readonly preloads?: readonly string[];
  /** Is called with each message that they send to this process. */
  readonly hear?: (message: unknown) => void;
}

/** A server that runs. */
export interface RunningServer {
  /** Settles when its process has ended, whatever ended it. */
  readonly ended: Promise<void>;
  /** Sends its preloaded modules a message; does nothing once it has ended. */
  readonly tell: (message: object) => void;
  /** Ends it, and waits until it has. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the gateway, with or without the demonstration, and waits until it can serve.
 * @throws StartError when it ends before it could serve; it has printed why
 */
export async function startGateway(root: string, env: Environment, run: Run, build: Build): Promise<void> {
  const script = build.output;
  // The gateway starts again at once, because signed-in people wait for it.
  await startSupervised(root, env, run, { name: 'gateway', script, portVariable: 'GATEWAY_PORT' }, 0);
}

/**
 * Starts the sandbox: the mailbox and the outside parties.
 * @throws StartError when it ends before it could serve; it has printed why
 */
export async function startSandbox(root: string, env: Environment, run: Run): Promise<void> {
  const script = 'services/sandbox/main.ts';
  await startSupervised(root, env, run, { name: 'sandbox', script, portVariable: 'BILLER_PORT' }, 1_000);
}

/**
 * Starts a server, and again whenever it has ended by itself: the others do without it for a while. One that can't even
 * begin is not tried twice.
 */
async function startSupervised(
  root: string,
  env: Environment,
  run: Run,
  server: Server,
  againAfterMs: number,
): Promise<void> {
  const { ended } = await startServer(root, env, run, server);
  void ended.then(async () => {
    if (run.isStopping()) return;
    console.error(`The ${server.name} has ended; starting it again.`);
    await pause(againAfterMs);
    if (!run.isStopping()) await startSupervised(root, env, run, server, againAfterMs).catch(run.fail);
  });
}

/**
 * Starts a server and waits until it can serve; it ends with this process, however that ends.
 * @throws StartError when it ends before it could serve; it has printed why
 */
export async function startServer(
  root: string,
  env: Environment,
  run: Run,
  { name, script, portVariable, preloads = [], hear }: Server,
): Promise<RunningServer> {
  // A group of its own, so that Ctrl-C reaches it by us, after the brands have drained. The channel tells it when this
  // process is killed: it must not stay behind and hold the data folder.
  const args = [...['./tools/start/end-with-parent.ts', ...preloads].flatMap((path) => ['--import', path]), script];
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env }, detached: true, stdio: [...stdio] });
  if (hear) child.on('message', hear);
  const ended = once(child, 'exit').then(() => undefined);
  const tell = (message: object): void => {
    if (child.connected) child.send(message);
  };
  const stop = async (): Promise<void> => {
    if (isRunning(child)) child.kill('SIGTERM');
    await ended;
  };
  run.onStop(stop);
  const url = `http://localhost:${env[portVariable]}/readyz`;
  while (!(await answers(url))) {
    if (!isRunning(child)) throw new StartError(`The ${name} could not be started.`);
    await Promise.race([pause(50), ended]);
  }
  return { ended, tell, stop };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
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
