import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');

/** One of our servers as a separate process, which can be killed and started again on the same port. */
export interface ServerProcess {
  readonly port: number;
  readonly address: string;
  /** Starts it. @returns the milliseconds until it reported that it is ready */
  start(): Promise<number>;
  /** Kills it at once (SIGKILL), in the middle of its work. */
  kill(): Promise<void>;
  /** Suspends it: requests wait until it is resumed. */
  suspend(): void;
  resume(): void;
}

/** How often a server is looked at until it is ready, with a pause of 25 ms. */
const LOOKS = 2_400;

/** Prepares a server; nothing runs until it is started. `env` is added to this process's own. */
export async function serverProcess(
  script: string,
  portVariable: string,
  env: Readonly<Record<string, string>>,
  looks: number = LOOKS,
): Promise<ServerProcess> {
  const port = Number(env[portVariable] ?? (await freePort()));
  const address = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  return {
    port,
    address,
    async start() {
      const startedAt = performance.now();
      child = spawn(process.execPath, [script], {
        cwd: ROOT,
        stdio: 'ignore',
        env: { ...process.env, ...env, [portVariable]: String(port) },
      });
      for (let look = 0; look < looks; look += 1) {
        if (await isReady(address)) return performance.now() - startedAt;
        await pause(25);
      }
      throw new Error(`${script} did not start.`);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

/** Asks by a request of Node.js, because a test that has a page may have replaced `fetch`. */
const isReady = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(`${address}/readyz`, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });

/** An unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
