import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOwnServer, startOwnServer } from './own-server.ts';
import { useOwnServer } from './use-own-server.ts';

let folder: string;
let dataDir: string;
let data: string;
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  // Closed to all but its owner, as the home of root is.
  folder = mkdtempSync(join(tmpdir(), 'own-server-'));
  dataDir = join(folder, '.data');
  data = join(dataDir, 'postgres/data');
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start() {
  const server = await startOwnServer(dataDir);
  stops.push(server.stop);
  return server;
}

async function ask<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that has started the server, until it is killed. */
async function otherStart(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const script = `
    import { startOwnServer } from ${JSON.stringify(new URL('./own-server.ts', import.meta.url).href)};
    console.log((await startOwnServer(${JSON.stringify(dataDir)})).url);
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(async () => void (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')));
  const [said]: Buffer[] = await once(child.stdout, 'data');
  return { child, url: String(said).trim() };
}

const pidOfServer = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the product’s own server', () => {
  it('keeps what was written, on the disk, and is reachable with its password on this machine alone', async () => {
    const first = await start();
    await ask(first.url, 'create table kept (id int)');
    const [settings] = await ask<{ fsync: string; listen: string; sockets: string }>(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listen,
        current_setting('unix_socket_directories') as sockets`,
    );
    expect(settings).toEqual({ fsync: 'on', listen: '127.0.0.1', sockets: '' });
    const wrong = new URL(first.url);
    wrong.password = 'another';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await first.stop();
    await expect(ask(first.url, 'select 1')).rejects.toThrow();
    const second = await start();
    expect(await ask(second.url, 'select id from kept')).toEqual([]);
  });

  it('does not run as root', async () => {
    await start();
    if (process.getuid?.() === 0) expect(statSync(join(data, 'PG_VERSION')).uid).not.toBe(0);
    else expect(statSync(join(data, 'PG_VERSION')).uid).toBe(process.getuid?.());
  });

  it('ends with a process that is killed, which the next start waits for', async () => {
    const { child, url } = await otherStart();
    await ask(url, 'create table kept (id int)');
    await kill(child);
    const next = await start();
    expect(await ask(next.url, 'select id from kept')).toEqual([]);
    await expect(ask(url, 'select 1')).rejects.toThrow();
  });

  it.runIf(process.platform === 'linux')(
    'is ended by the next start where a kill left it alone',
    { tags: ['long'] },
    async () => {
      const { child, url } = await otherStart();
      await ask(url, 'create table kept (id int)');
      const pid = pidOfServer();
      const keeper = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
      const beside = readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8').trim().split(' ').map(Number);
      // The one that reads goes first: it would end the server once its parent has ended.
      for (const shell of [...beside.filter((each) => each !== pid), keeper]) process.kill(shell, 'SIGKILL');
      await kill(child);
      expect(await ask(url, 'select id from kept')).toEqual([]);
      const next = await start();
      expect(await ask(next.url, 'select id from kept')).toEqual([]);
      expect(pidOfServer()).not.toBe(pid);
    },
  );

  it('recovers when it was killed itself, and starts again on its port', { tags: ['long'] }, async () => {
    const server = await start();
    await ask(server.url, 'create table kept (id int)');
    process.kill(pidOfServer(), 'SIGKILL');
    await server.ended();
    await server.startAgain();
    expect(await ask(server.url, 'select id from kept')).toEqual([]);
  });

  it('starts beside a note about a process whose id another program has by now', { tags: ['long'] }, async () => {
    await (await startOwnServer(dataDir)).stop();
    writeFileSync(join(data, 'postmaster.pid'), `${process.ppid}\n${data}\n1\n5432\n`);
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('takes no half-made data for data', { tags: ['long'] }, async () => {
    await (await startOwnServer(dataDir)).stop();
    rmSync(data, { recursive: true });
    writeFileSync(join(dataDir, 'postgres/making'), 'half');
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says at once that its password is lost or another one', { tags: ['long'] }, async () => {
    await (await startOwnServer(dataDir)).stop();
    const password = join(dataDir, 'postgres/password');
    writeFileSync(password, 'another');
    await expect(startOwnServer(dataDir)).rejects.toThrow('refuses the password that lies beside its data');
    rmSync(password);
    await expect(startOwnServer(dataDir)).rejects.toThrow(
      `DATA_DIR: expected the password of the database in "${password}"`,
    );
  });

  it('is started by one process: another is told which one has it', { tags: ['long'] }, async () => {
    await start();
    const sentence = `in use by process ${process.pid};`;
    await expect(startOwnServer(dataDir)).rejects.toThrow(sentence);
    expect(() => checkOwnServer(dataDir)).toThrow(sentence);
  });

  it('refuses the data of another major version, and says what to do', { tags: ['long'] }, async () => {
    await (await startOwnServer(dataDir)).stop();
    writeFileSync(join(data, 'PG_VERSION'), '17\n');
    const sentence =
      /^DATA_DIR: ".*data" has the data of PostgreSQL 17, and this release comes with \d+; .*backup.*restore/;
    expect(() => checkOwnServer(dataDir)).toThrow(sentence);
    await expect(startOwnServer(dataDir)).rejects.toThrow(sentence);
  });
});

describe('a command beside it', () => {
  it('uses the server that runs, and leaves it running', { tags: ['long'] }, async () => {
    const { child, url } = await otherStart();
    const used = await useOwnServer(dataDir);
    expect(used.url).toBe(url);
    await used.stop();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await kill(child);
  });

  it('has one for its own time where none runs', async () => {
    const { url, stop } = await useOwnServer(dataDir);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    await expect(ask(url, 'select 1')).rejects.toThrow();
    expect(existsSync(join(dataDir, 'postgres/lock'))).toBe(false);
  });

  it(
    'that has started it waits for another one, which may connect as often as it likes, to end',
    { tags: ['long'] },
    async () => {
      const first = await useOwnServer(dataDir);
      const second = await useOwnServer(dataDir);
      expect(second.url).toBe(first.url);
      const stopped = first.stop();
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await second.stop();
      await stopped;
      await expect(ask(first.url, 'select 1')).rejects.toThrow();
    },
  );

  it('comes to no server that is about to end, and starts it again', { tags: ['long'] }, async () => {
    const first = await useOwnServer(dataDir);
    const [, second] = await Promise.all([first.stop(), useOwnServer(dataDir)]);
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });
});
