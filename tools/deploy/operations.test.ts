import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const deploy = resolve(import.meta.dirname, '../../deploy');
const script = join(deploy, 'operations');

/** What of a unit a command needs to be on the same data as the server or the worker. */
const SHARED = ['User', 'WorkingDirectory', 'EnvironmentFile', 'Environment', 'StateDirectory', 'StateDirectoryMode'];

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'operations-')));
  // Stands for systemd: one argument a line.
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf \'%s\\n\' "$@"\nexit 3\n');
  chmodSync(join(folder, 'systemd-run'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const PATH = [folder, process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync(script, args, { cwd: folder, env: { PATH }, encoding: 'utf8' });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

function settingsOf(unit: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(deploy, 'systemd', unit), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]));
}

describe('deploy/operations', () => {
  it('runs a command as the units of the gateway and the worker are run', () => {
    const { lines } = run('media', 'status');
    const given = lines.flatMap((line) => /^--property=(.*)$/.exec(line)?.[1] ?? []);
    const worker = settingsOf('network-media-worker.service');
    expect(given.toSorted()).toEqual(SHARED.map((name) => `${name}=${worker.get(name)}`).toSorted());
    const gateway = settingsOf('network-gateway@.service');
    const ofPort = ' GATEWAY_PORT=%i';
    expect(gateway.get('Environment')).toContain(ofPort);
    for (const name of SHARED) expect(gateway.get(name)?.replace(ofPort, '')).toBe(worker.get(name));
  });

  it('passes arguments as they are, with the folder in which they name files, and ends as the command does', () => {
    const { status, lines } = run('content', 'erase', 'glass-harbor', 'It cost $5 and more');
    const command = ['/usr/bin/node', 'operations.mjs', 'content', 'erase', 'glass-harbor', 'It cost $$5 and more'];
    expect(lines.slice(lines.indexOf('--') + 1)).toEqual(command);
    expect(lines).toContain(`--setenv=INIT_CWD=${folder}`);
    expect(status).toBe(3);
  });

  it('says in a line what it expects', () => {
    expect(run()).toMatchObject({ status: 1, stderr: 'Usage: operations NAME [ARGUMENT]...\n' });
  });
});
