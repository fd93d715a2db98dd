import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const program = join(import.meta.dirname, 'testing/workers-server.ts');
let supervisor: ChildProcess;
afterEach(() => void supervisor.kill('SIGKILL'));

function start(env: Readonly<Record<string, string>> = {}): ChildProcess {
  supervisor = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return supervisor;
}

/** The address of a server whose two workers have both answered, and their process ids. */
async function listening() {
  const { stdout } = start();
  const [port] = (await once(stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  return { origin, pids: await answering(origin, 2) };
}

async function answering(origin: string, count: number): Promise<ReadonlySet<number>> {
  const pids = new Set<number>();
  await vi.waitFor(async () => {
    pids.add(Number(await read(`${origin}/`)));
    expect(pids.size).toBe(count);
  }, 20_000);
  return pids;
}

/** A connection that was handed to a process in the moment of its end is never answered. */
const read = async (url: string): Promise<string> => (await fetch(url, { signal: AbortSignal.timeout(3_000) })).text();

describe('a server of several processes', () => {
  it('answers from each of them, and adds up what they counted', async () => {
    const { origin, pids } = await listening();
    expect(pids).not.toContain(supervisor.pid);
    const total = async () => Number(/^total (\d+)$/m.exec(await read(`${origin}/metrics`))?.[1]);
    const before = await total();
    for (let count = 0; count < 10; count += 1) await read(`${origin}/`);
    expect(await total()).toBe(before + 10);
  });

  it('replaces a process that was killed', async () => {
    const { origin, pids } = await listening();
    const [killed = 0] = pids;
    process.kill(killed, 'SIGKILL');
    const fresh = new Set<number>();
    await vi.waitFor(async () => {
      const pid = Number(await read(`${origin}/`));
      if (!pids.has(pid)) fresh.add(pid);
      expect(fresh.size).toBe(1);
    }, 20_000);
  });

  it('ends open requests before it ends, with status 0', async () => {
    const { origin } = await listening();
    const ended = once(supervisor, 'exit');
    const slow = [read(`${origin}/slow`), read(`${origin}/slow`)];
    // Both are under way when a later request has been answered.
    await read(`${origin}/`);
    supervisor.kill('SIGTERM');
    expect((await Promise.all(slow)).map(Number).every((pid) => pid > 0)).toBe(true);
    expect(await ended).toEqual([0, null]);
  });

  it('says once what is wrong with its environment, and ends', async () => {
    const { stderr } = start({ BROKEN: '1' });
    let said = '';
    (stderr as NodeJS.ReadableStream).on('data', (part: Buffer) => (said += String(part)));
    expect(await once(supervisor, 'exit')).toEqual([1, null]);
    expect(said.split('BROKEN: expected nothing')).toHaveLength(2);
  });
});
