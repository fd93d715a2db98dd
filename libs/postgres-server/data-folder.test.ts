import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that holds the folder until it is killed. */
async function holder() {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)};
    lockDataFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data folder', () => {
  it.each(['/proc/nowhere/deep', '/dev/null/below'])('says that %s can not be written, and ends', (path) => {
    expect(() => lockDataFolder(path)).toThrow(`DATA_DIR: expected a folder that can be written, got "${path}"`);
  });

  it('refuses a second process and names the one that holds it', async () => {
    const child = await holder();
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${child.pid};`);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is taken over after its holder was killed', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid};`);
    release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it.runIf(process.platform === 'linux')('is taken over from a killed process that nobody has reaped', async () => {
    // After `exec` the shell is a program that never asks how its child ended; the child ends after that.
    const script = '(while read -r name < /proc/$$/comm && [ "$name" = sh ]; do :; done) & echo $!; exec sleep 60';
    const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said]: Buffer[] = await once(parent.stdout, 'data');
    const pid = Number(said);
    const stat = (): string => readFileSync(`/proc/${pid}/stat`, 'utf8');
    await vi.waitUntil(() => stat().includes(') Z '));
    writeFileSync(join(folder, 'lock'), `${pid}\n${stat().split(') ')[1]?.split(' ')[19]}\n`);
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  });

  it('is taken over from a process whose id was reused by another', () => {
    writeFileSync(join(folder, 'lock'), `${process.ppid}\n1\n`);
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing behind', () => {
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not released by a process that does not own it', async () => {
    const release = lockDataFolder(folder);
    release();
    const child = await holder();
    release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('says in one sentence that the folder can not be written', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockDataFolder(join(folder, 'file', 'data'))).toThrow(
      /^DATA_DIR: expected a folder that can be written/,
    );
  });
});
