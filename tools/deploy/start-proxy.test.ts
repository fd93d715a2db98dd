import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../../deploy/start-proxy');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  writeFileSync(join(folder, 'caddy'), '#!/bin/sh\necho caddy "$@"\n');
  chmodSync(join(folder, 'caddy'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const sites = () => join(folder, 'sites');
const HOSTS = {
  VIXEN_HOSTS: 'www.vixen.example,members.vixen.example',
  VIXEN_ASSETS_HOST: 'assets.vixen.example',
  TUSHY_HOSTS: 'www.tushy.example',
  TUSHY_ASSETS_HOST: 'assets.tushy.example',
  WIFEY_HOSTS: '',
  WIFEY_ASSETS_HOST: '',
};

function start(variables: Readonly<Record<string, string>>) {
  const PATH = [folder, process.env['PATH']].join(delimiter);
  const env = { PATH, SITES: sites(), ...HOSTS, ...variables };
  const { status, stdout, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('deploy/start-proxy', () => {
  it('gives each brand that runs its sites, and then is the proxy', () => {
    expect(start({ BRANDS: 'vixen,tushy' })).toMatchObject({
      status: 0,
      stdout: 'caddy run --config /etc/caddy/Caddyfile --adapter caddyfile\n',
    });
    expect(readdirSync(sites()).toSorted()).toEqual(['tushy.caddy', 'vixen.caddy']);
    expect(readFileSync(join(sites(), 'vixen.caddy'), 'utf8')).toBe(
      'www.vixen.example, members.vixen.example {\n\timport brand vixen-a:4200 vixen-b:4200\n}\n\nassets.vixen.example {\n\timport pictures\n}\n',
    );
  });

  it('leaves no site of a brand that runs no more', () => {
    start({ BRANDS: 'vixen,tushy' });
    start({ BRANDS: 'tushy' });
    expect(readdirSync(sites())).toEqual(['tushy.caddy']);
  });

  it.each(['wifey', 'vixne'])('says what is missing of %s, and does not start', (brand) => {
    const { status, stdout, stderr } = start({ BRANDS: `vixen,${brand}` });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${brand.toUpperCase()}_HOSTS, ${brand.toUpperCase()}_ASSETS_HOST: expected the hosts`);
  });
});
