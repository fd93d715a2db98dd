import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayBuild } from './build-inputs.ts';
import type { Run } from './run-until-stopped.ts';
import { startGateway } from './start-server.ts';

const SERVES = `import { createServer } from 'node:http';
createServer((_, response) => response.end(String(process.pid))).listen(Number(process.env.GATEWAY_PORT));`;

let root = '';
let env: Record<string, string> = {};
const stops: (() => Promise<void>)[] = [];
const fail = vi.fn<Run['fail']>();
let isStopping = false;
const run: Run = { onStop: (stop) => void stops.push(stop), fail, isStopping: () => isStopping };

/** A root whose gateway is that program. */
async function gatewayThat(program: string): Promise<void> {
  const script = join(root, gatewayBuild.output);
  await mkdir(dirname(script), { recursive: true });
  await writeFile(script, program);
}

const pidOfGateway = async (): Promise<number> =>
  Number(await (await fetch(`http://localhost:${env['GATEWAY_PORT']}/`)).text());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'network-keep-'));
  await symlink(resolve(import.meta.dirname, '..'), join(root, 'tools'));
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  env = { ...(process.env as Record<string, string>), GATEWAY_PORT: String((probe.address() as AddressInfo).port) };
  probe.close();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isStopping = false;
});
afterEach(async () => {
  isStopping = true;
  for (const stop of stops.splice(0)) await stop();
  await rm(root, { recursive: true, force: true });
  vi.restoreAllMocks();
  fail.mockReset();
});

describe('a server of the start', () => {
  it('is started again when it was killed, and the rest runs on', async () => {
    await gatewayThat(SERVES);
    await startGateway(root, env, run, gatewayBuild);
    const first = await pidOfGateway();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => pidOfGateway().catch(() => first), { timeout: 10_000 }).not.toBe(first);
    expect(console.error).toHaveBeenCalledWith('The gateway has ended; starting it again.');
    expect(fail).not.toHaveBeenCalled();
  });

  it('ends the start when it can not begin, the first time or again', async () => {
    await gatewayThat('process.exit(1);');
    await expect(startGateway(root, env, run, gatewayBuild)).rejects.toThrow('The gateway could not be started.');
    await gatewayThat(SERVES);
    await startGateway(root, env, run, gatewayBuild);
    await gatewayThat('process.exit(1);');
    process.kill(await pidOfGateway(), 'SIGKILL');
    await expect.poll(() => fail.mock.calls.length, { timeout: 10_000 }).toBe(1);
  });

  it('stays ended when everything is being stopped', async () => {
    await gatewayThat(SERVES);
    await startGateway(root, env, run, gatewayBuild);
    isStopping = true;
    for (const stop of stops) await stop();
    await expect(pidOfGateway()).rejects.toThrow();
    expect(console.error).not.toHaveBeenCalled();
  });
});
