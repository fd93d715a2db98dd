import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../../deploy/switch-release');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switch-'));
  mkdirSync(join(folder, 'bin'));
  for (const release of ['r1', 'r2', 'broken']) {
    mkdirSync(join(folder, 'releases/gateway', release), { recursive: true });
    writeFileSync(join(folder, 'releases/gateway', release, 'start.mjs'), '');
  }
  // Two units; each restart is written down. A server of the release "broken" never becomes ready.
  program(
    'systemctl',
    `if [ "$1" = list-units ]; then echo "network-gateway@4001.service x"; echo "network-gateway@4002.service x"; exit; fi
     echo "$2 $(basename "$(readlink ${folder}/gateway)")" >> ${folder}/restarts`,
  );
  program('curl', `case "$(readlink ${folder}/gateway)" in */broken) exit 22;; esac`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, text: string): void {
  const path = join(folder, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
}

function run(...args: readonly string[]) {
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const env = { PATH, NETWORK_ROOT: folder, READY_SECONDS: '0' };
  const { status, stdout, stderr } = spawnSync(script, args, { env, encoding: 'utf8' });
  return { status, last: `${stdout}${stderr}`.trim().split('\n').at(-1) };
}

const running = (): string => readlinkSync(join(folder, 'gateway')).replace(`${folder}/releases/gateway/`, '');
const restarts = (): string[] => readFileSync(join(folder, 'restarts'), 'utf8').trim().split('\n');

it('a release is made the one that runs server by server, and taken back by one command', () => {
  expect(run('gateway', '--back')).toEqual({ status: 1, last: 'No release of gateway ran before.' });
  expect(run('gateway', 'r1')).toEqual({ status: 0, last: `gateway runs ${folder}/releases/gateway/r1.` });
  expect(run('gateway', 'r2').status).toBe(0);
  expect(running()).toBe('r2');
  expect(run('gateway', '--back').status).toBe(0);
  expect(running()).toBe('r1');
  expect(restarts()).toEqual(
    ['r1', 'r2', 'r1'].flatMap((release) =>
      ['network-gateway@4001', 'network-gateway@4002', 'network-media-worker'].map(
        (unit) => `${unit}.service ${release}`,
      ),
    ),
  );
});

it('a release whose first server does not become ready is taken back, and the second server never sees it', () => {
  run('gateway', 'r1');
  expect(run('gateway', 'broken')).toEqual({
    status: 1,
    last: `gateway runs ${folder}/releases/gateway/r1 again.`,
  });
  expect(running()).toBe('r1');
  expect(restarts().slice(3)).toEqual([
    'network-gateway@4001.service broken',
    'network-gateway@4001.service r1',
    'network-gateway@4002.service r1',
  ]);
});

it.each([
  ['console', 'network-console@*'],
  ['vixen', 'network-brand@vixen-*'],
])('the units of %s are those by its name', (name, pattern) => {
  mkdirSync(join(folder, 'releases', name, 'r1'), { recursive: true });
  writeFileSync(join(folder, 'releases', name, 'r1/start.mjs'), '');
  program('systemctl', `echo "$@" >> ${folder}/looked`);
  expect(run(name, 'r1').status).toBe(0);
  expect(readFileSync(join(folder, 'looked'), 'utf8').trim()).toMatch(new RegExp(`${pattern.replaceAll('*', '\\*')}$`));
});

it('a way back of the console needs no key of a brand, as nothing is registered for it', () => {
  program('ssh', `echo "$@" > ${folder}/called`);
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const rollBack = resolve(script, '../roll-back');
  const back = (name: string) => spawnSync(rollBack, [name], { env: { PATH, HOSTS: 'one' }, encoding: 'utf8' });
  expect(back('console').status).toBe(0);
  expect(readFileSync(join(folder, 'called'), 'utf8')).toBe('one bash -s -- console --back\n');
  expect(back('vixen').stderr).toContain('BRAND_KEY');
});

it.each([[[]], [['gateway']], [['gateway', 'r9']], [['gateway', '../../etc']]])('%j changes nothing', (args) => {
  expect(run(...args).status).toBe(1);
  expect(() => running()).toThrow('ENOENT');
});
