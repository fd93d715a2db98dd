import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_FLAGS } from '@network/tenant/feature-flags.ts';
import { readListedPages } from '@network/testing/listed-pages.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { builtFeatures } from './registry.ts';
import { createRoot } from './root-route.tsx';
import { resolveVisit } from './testing/resolve-visit.ts';
import { brands } from './testing/brands.ts';
import { featurePages, pagePaths, shapeOf } from './testing/pages.ts';

const root = createRoot();
const folderOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The addresses that the specification begins its rules of routes with. */
const specification = readFileSync(new URL('../../../docs/spec/routes.md', import.meta.url), 'utf8');
const specified = [
  ...specification.matchAll(/^- <a id="R\d+"><\/a>\*\*R\d+\*\* ((?:(?:, | and )?`\/[^`]*`)+)/gm),
].flatMap(([, head = '']) => [...head.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));

describe('the tree of routes', () => {
  it('R60 has the pages that libs/features/README.md lists for each feature, with its flag, and none twice', () => {
    const listed = readListedPages().map(({ folder, path, flag }) => `${folder} ${shapeOf(path)} ${flag}`);
    const pages = featurePages.flatMap(({ id, flag, paths }) =>
      paths.map((path) => `${folderOf(id)} ${path} ${flag ?? null}`),
    );
    expect(listed.toSorted()).toEqual(pages.toSorted());
    expect(pagePaths.filter((path, index) => pagePaths.indexOf(path) !== index)).toEqual([]);
  });

  it('R01 to R58 has each address of docs/spec/routes.md as a page or a redirect', async () => {
    expect(specified.length).toBeGreaterThan(55);
    // The brand server answers /login before a page is looked for.
    const missing = specified.filter((path) => !pagePaths.includes(shapeOf(path)) && path !== '/login');
    for (const path of missing)
      expect(await resolveVisit(vixen, path.replace(/:\w+/, 'some')), path).toMatch(/^30[12] /);
    expect(missing.length).toBeLessThan(8);
  });

  it('R60 lets visitors browse performers, categories, channels and deals, and has trailers, picture sets and cams', async () => {
    for (const path of ['/trailer/$', '/performers', '/categories', '/channels', '/deals', '/pictureset/$', '/cams'])
      expect(pagePaths).toContain(path);
    for (const path of ['/performers?sex=F', '/categories', '/channels', '/deals'])
      expect(await resolveVisit(vixen, path), path).toBe('200');
  });

  it('T07 has a feature for each page flag', () => {
    const flags = new Set(featurePages.map(({ flag }) => flag));
    expect(PAGE_FLAGS.filter((flag) => !flags.has(flag))).toEqual(['promotionalVideoTeaserModal']);
  });

  it('T07 has no page of a flag among the first, which no guard of the flag protects', () => {
    const first = builtFeatures.filter(({ routes }) => typeof routes === 'function' && routes(root).length > 0);
    expect(first.map(({ id }) => id)).toEqual(['home']);
  });

  it('L07 has no page that fails where its code does not come at once: it is waited for', () => {
    const files = globSync('../*/routes.tsx', { cwd: import.meta.dirname });
    expect(files.length).toBeGreaterThan(20);
    const bare = files.filter((file) => {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      return source.replaceAll(/(?:lazyPage|againWhenReachable)\(\(\) => import\(/g, '').includes(' import(');
    });
    expect(bare).toEqual([]);
  });

  it('T07 drops each feature of a flag from the builds that have it off', () => {
    const source = readFileSync(new URL('./registry.ts', import.meta.url), 'utf8');
    const flagged = builtFeatures.filter(({ flag }) => flag !== undefined);
    expect(flagged.length).toBeGreaterThan(3);
    for (const { id, flag } of flagged) {
      expect(source).toContain(`import.meta.env.BUILT_FLAG_${flag} !== false ? ${id}Feature : null`);
    }
  });

  it('T07 R08 R44 R46 R48 R49 shows no page, and no link to one, at a brand that has its flag off', async () => {
    for (const tenant of brands) {
      for (const feature of featurePages) {
        if (feature.flag === undefined || tenant.features[feature.flag]) continue;
        for (const path of feature.paths) {
          expect(await resolveVisit(tenant, path.replaceAll('$', 'known-one')), `${tenant.id} ${path}`).toBe('404');
        }
      }
    }
  });
});
