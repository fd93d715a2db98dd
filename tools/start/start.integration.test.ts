import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '@network/postgres-server/data-folder.ts';

const root = resolve(import.meta.dirname, '../..');
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A start that is expected to refuse, with its error output. */
async function refusal(env: Record<string, string>, args: string[] = []): Promise<{ code: number; said: string }> {
  const defaults = { PORT: '4667', GATEWAY_PORT: '4668', BILLER_PORT: '4669', DATA_DIR: folder, NODE_ENV: '' };
  const child = spawn(process.execPath, ['tools/start/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...defaults, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: Number(code), said: said.trim() };
}

describe('npm start, when it can not', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT: expected a port, 1 to 65535, got "abc"'],
    [{ GATEWAY_PORT: '70000' }, 'GATEWAY_PORT: expected a port, 1 to 65535, got "70000"'],
    [{ VIXEN_TOUR_URL: 'ftp://vixen.example' }, 'VIXEN_TOUR_URL: expected an https origin'],
    [{ DATABASE_URL: 'mysql://somewhere' }, 'DATABASE_URL: expected a PostgreSQL address'],
    [{ GATEWAY_PORT: '4667' }, 'GATEWAY_PORT: expected another port than PORT, both are 4667.'],
  ])('names the wrong variable of %j', async (env, message) => {
    const { code, said } = await refusal(env);
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([expect.stringContaining(message)]);
  });

  it('names a taken port and its variable', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, said } = await refusal({ GATEWAY_PORT: String(port) });
    server.close();
    expect([code, said]).toEqual([1, `GATEWAY_PORT: expected a free port, ${port} is taken.`]);
  });

  it('names a data folder that can not be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, said } = await refusal({ DATA_DIR: join(folder, 'file', 'data') });
    expect(code).toBe(1);
    expect(said).toMatch(/^DATA_DIR: expected a folder that can be (written|read), got ".+"/);
  });

  it('names the process of the first start to a second one on the same data folder', async () => {
    const release = lockDataFolder(join(folder, 'postgres'));
    const { code, said } = await refusal({});
    release();
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^DATA_DIR: .* in use by process ${process.pid};`));
  });

  it('lists the brands for an unknown name', async () => {
    const { code, said } = await refusal({}, ['--brands', 'nobody']);
    expect(code).toBe(1);
    expect(said).toMatch(/^--brands: there is no brand "nobody"; there are .*vixen/);
  });
});
