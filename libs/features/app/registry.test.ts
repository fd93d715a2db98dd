import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Feature } from '@network/core/features/define-feature.ts';
import { builtFeatures, registry } from './registry.ts';

const folder = new URL('../', import.meta.url);
const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the registry of features', () => {
  it('has a row for every folder with a feature.ts', () => {
    const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/feature.ts`, folder)));
    expect(Object.keys(registry).map(kebab).toSorted()).toEqual(folders.toSorted());
  });

  it('names each feature as its row does', () => {
    for (const [id, feature] of Object.entries(registry)) expect(feature?.id ?? id).toBe(id);
  });

  it('links to plain paths of this host', () => {
    const targets = builtFeatures.flatMap(({ navigation }) => navigation.map(({ to }) => to));
    expect(targets.filter((to) => !/^\/[a-z0-9/_-]*$/.test(to))).toEqual([]);
  });

  it.each([
    ['dialog-catalogue', 'DialogCatalogue', ({ dialogs }: Feature) => dialogs],
    ['slot-catalogue', 'SlotCatalogue', ({ slots }: Feature) => slots ?? {}],
  ] as const)('offers everything that the %s names', (file, type, offeredBy) => {
    const source = readFileSync(new URL(`../../core/features/${file}.ts`, import.meta.url), 'utf8');
    const [, body = ''] = new RegExp(`export interface ${type} \\{\\n(.*?)\\n\\}\\n`, 's').exec(source) ?? [];
    const named = [...body.matchAll(/^ {2}(?:readonly )?(\w+): /gm)].map(([, name]) => name);
    const offered = new Set(builtFeatures.flatMap((feature) => Object.keys(offeredBy(feature))));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !offered.has(name ?? ''))).toEqual([]);
  });

  it('offers each dialog, slot and redirect once', () => {
    for (const names of [
      builtFeatures.flatMap(({ dialogs }) => Object.keys(dialogs)),
      builtFeatures.flatMap(({ slots }) => Object.keys(slots ?? {})),
      builtFeatures.flatMap(({ redirects }) => (redirects ?? []).map(({ from }) => from)),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
