import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTenant as readWithWords } from '@network/core/build/read-tenant.ts';
import { parseTenant } from '@network/tenant/define-tenant.ts';
import { tenantIn } from '@network/tenant/tenant-in-language.ts';
import { readTenant } from '../start/read-settings.ts';
import { contrast, hueOf, paletteOf } from './brand-palette.ts';
import { createBrand } from './create-brand.ts';

const workspace = resolve(import.meta.dirname, '../..');
const today = new Date('2026-11-23T12:00:00Z');
let root = '';

beforeEach(async () => {
  // Below the real node_modules, so that the copied tenant.ts files find @network/tenant.
  root = await mkdtemp(join(tmpdir(), 'new-brand-'));
  await mkdir(join(root, 'node_modules/@network'), { recursive: true });
  await symlink(join(workspace, 'libs/tenant'), join(root, 'node_modules/@network/tenant'));
  await cp(join(workspace, 'package-lock.json'), join(root, 'package-lock.json'));
  await cp(join(workspace, 'deploy'), join(root, 'deploy'), { recursive: true });
  for (const brand of ['tushy', 'vixen']) {
    const filter = (source: string): boolean => !source.includes('node_modules');
    await cp(join(workspace, 'apps', brand), join(root, 'apps', brand), { recursive: true, filter });
  }
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('npm run new-brand', () => {
  it('makes a valid tenant with the files of every other app (T01, T09)', async () => {
    await createBrand(root, 'aurora', today);
    const tenant = parseTenant(await readTenant(root, 'aurora'));
    expect(tenant).toMatchObject({ id: 'aurora', name: 'Aurora', abbreviation: 'arr' });
    const files = async (brand: string): Promise<string[]> =>
      (await readdir(join(root, 'apps', brand), { recursive: true })).toSorted();
    expect(await files('aurora')).toEqual(await files('vixen'));
  });

  it('has its words in every language', async () => {
    const folder = await createBrand(root, 'aurora', today);
    const tenant = await readWithWords(join(folder, 'tenant.ts'));
    const vixen = await readWithWords(join(root, 'apps/vixen/tenant.ts'));
    expect(Object.keys(tenant.words)).toEqual(Object.keys(vixen.words));
    expect(tenantIn(tenant, 'de').copy.description).toBe(
      'Aurora zeigt Filme des ganzen Netzwerks, die neuesten zuerst.',
    );
  });

  it('declares a site of its own, which no other brand has, beside those that there are', async () => {
    await createBrand(root, 'aurora', today);
    await createBrand(root, 'aurara', today);
    const [aurora, aurara, vixen] = await Promise.all(['aurora', 'aurara', 'vixen'].map((id) => readTenant(root, id)));
    const site = { id: 'aurora', name: 'Aurora', abbreviation: 'arr', offerPageId: 11, launchedOn: '2026-11-23' };
    expect(aurora).toMatchObject({ sites: ['aurora', 'tushy', 'vixen'], ownSites: [site] });
    expect(aurora?.sisters).toEqual(['tushy', 'vixen']);
    expect(aurara).toMatchObject({ sites: ['aurara', 'aurora', 'tushy', 'vixen'], ownSites: [{ offerPageId: 12 }] });
    expect(vixen?.sites).toEqual(['vixen']);
  });

  it('registers the app in the lockfile as npm does', async () => {
    await createBrand(root, 'aurora', today);
    const lock: { packages: Record<string, unknown> } = JSON.parse(
      await readFile(join(root, 'package-lock.json'), 'utf8'),
    );
    expect(lock.packages['node_modules/@network/aurora']).toEqual({ resolved: 'apps/aurora', link: true });
    expect(lock.packages['apps/aurora']).toEqual({
      ...(lock.packages['apps/vixen'] as object),
      name: '@network/aurora',
    });
  });

  it('gives it servers and a host in deploy/', async () => {
    await createBrand(root, 'aurora', today);
    const read = (file: string) => readFile(join(root, 'deploy', file), 'utf8');
    const compose = await read('compose.yaml');
    expect(compose.match(/^ {2}\w+-[ab]:/gm)).toEqual(
      ['gateway', 'console', 'aurora', 'tushy', 'vixen'].flatMap((name) => [`  ${name}-a:`, `  ${name}-b:`]),
    );
    expect(compose).toContain('AURORA_ASSETS_HOST: ${AURORA_ASSETS_HOST:-}');
    expect(await read('.env.example')).toContain('AURORA_HOSTS=www.aurora.example,members.aurora.example\n');
    expect(await read('observability/prometheus.yml')).toContain("- 'aurora-b:4200'\n");
  });

  it('gives no two brands one session cookie', async () => {
    await createBrand(root, 'aurora', today);
    await createBrand(root, 'aurara', today);
    const tenants = await Promise.all(['aurora', 'aurara', 'vixen', 'tushy'].map((brand) => readTenant(root, brand)));
    expect(new Set(tenants.map((tenant) => tenant.abbreviation)).size).toBe(4);
  });

  it.each(['', 'A', 'a', 'Aurora', 'au-rora', '../x', 'vixen', 'blacked', 'gateway', 'tenant', 'www', 'a'.repeat(32)])(
    'refuses the name %j and writes nothing',
    async (name) => {
      await expect(createBrand(root, name, today)).rejects.toThrow(/Expected a name|is taken/);
      expect(await readdir(join(root, 'apps'))).toEqual(['tushy', 'vixen']);
    },
  );

  it('refuses what deploy/compose.yaml calls something else, one of whose names twice would break it for all', async () => {
    const compose = await readFile(join(workspace, 'deploy/compose.yaml'), 'utf8');
    const [own = ''] = compose.split('# The servers of the brands');
    const found = own.matchAll(/&([a-z0-9]+)$|^ {2}([a-z0-9]+)-[ab]:/gm);
    const names = new Set([...found].map(([, anchor, service]) => anchor ?? service ?? ''));
    expect([...names].toSorted()).toEqual(['brand', 'console', 'gateway', 'server']);
    for (const name of names) await expect(createBrand(root, name, today), name).rejects.toThrow('is taken');
  });
});

describe('the palette of a new brand', () => {
  it('keeps texts readable at every hue (WCAG 1.4.3)', () => {
    for (let hue = 0; hue < 360; hue += 1) {
      const palette = paletteOf(hue);
      for (const ground of [palette.page, palette.surface, palette.raised]) {
        for (const text of [palette.strong, palette.muted, palette.accent]) {
          expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(ground, palette.outline)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(palette.accent, palette.onAccent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.accentHover, palette.onAccent)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('depends on the name alone', () => {
    expect(hueOf('aurora')).toBe(hueOf('aurora'));
    expect(hueOf('aurora')).not.toBe(hueOf('meridian'));
  });
});
