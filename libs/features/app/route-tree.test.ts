import type { AnyRoute } from '@tanstack/react-router';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_FLAGS } from '@network/tenant/feature-flags.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { builtFeatures } from './registry.ts';
import { createRoot } from './root-route.tsx';
import { resolveVisit } from './testing/resolve-visit.ts';
import { brands } from './testing/brands.ts';
import { OWN_PAGES, ROUTE_RULES } from './testing/route-rules.ts';

const shape = (path: string): string => path.replace(/\$\w+/g, '$');

/** The paths of a feature, parameters as `$`. */
function pathsOf(routes: readonly AnyRoute[]): string[] {
  return routes.map((route) => shape((route.options as { path?: string }).path ?? ''));
}

const root = createRoot();
const pages = await Promise.all(
  builtFeatures.map(async ({ id, flag, routes }) => {
    const create = typeof routes === 'function' ? routes : await routes.load();
    return { id, flag, paths: pathsOf(create(root)) };
  }),
);
const paths = pages.flatMap((feature) => feature.paths);

describe('the tree of routes', () => {
  it('R60 has no page that is not listed in route-rules.ts, and none twice', () => {
    const described = new Set([...ROUTE_RULES, ...OWN_PAGES].map(({ path }) => path));
    expect(paths.filter((path) => !described.has(path))).toEqual([]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('R60 lets visitors browse performers, categories, channels and deals, and has trailers, picture sets and cams', async () => {
    for (const path of ['/trailer/$', '/performers', '/categories', '/channels', '/deals', '/pictureset/$', '/cams'])
      expect(paths).toContain(path);
    for (const path of ['/performers?sex=F', '/categories', '/channels', '/deals'])
      expect(await resolveVisit(vixen, path), path).toBe('200');
  });

  it.each(PAGE_FLAGS)('T07 loses exactly the pages of %s with its flag', (flag) => {
    const without = pages.filter((feature) => feature.flag !== flag);
    const left = new Set(without.flatMap((feature) => feature.paths));
    const lost = paths.filter((path) => !left.has(path));
    const described = [...ROUTE_RULES, ...OWN_PAGES].filter((each) => each.flag === flag && paths.includes(each.path));
    expect(lost.toSorted()).toEqual(described.map(({ path }) => path).toSorted());
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
      for (const feature of pages) {
        if (feature.flag === undefined || tenant.features[feature.flag]) continue;
        for (const path of feature.paths) {
          expect(await resolveVisit(tenant, path.replaceAll('$', 'known-one')), `${tenant.id} ${path}`).toBe('404');
        }
      }
    }
  });
});
