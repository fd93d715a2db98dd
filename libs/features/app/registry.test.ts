import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtFeatures } from './registry.ts';

const folder = new URL('../', import.meta.url);
const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the registry of features', () => {
  it('lists every folder with a feature.ts, by the name of the folder', () => {
    const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/feature.ts`, folder)));
    expect(builtFeatures.map(({ id }) => kebab(id)).toSorted()).toEqual(folders.toSorted());
  });

  it('links to plain paths of this host', () => {
    const targets = builtFeatures.flatMap(({ navigation }) => navigation.map(({ to }) => to));
    expect(targets.filter((to) => !/^\/[a-z0-9/_-]*$/.test(to))).toEqual([]);
  });

  it('lets no page offer a dialog that a brand may lack: a first page offers dialogs before it knows which there are', () => {
    const lacking = builtFeatures
      .filter(({ flag }) => flag !== undefined)
      .flatMap(({ dialogs }) => Object.keys(dialogs));
    expect(lacking.length).toBeGreaterThan(0);
    const sources = globSync('**/*.{ts,tsx}', { cwd: folder })
      .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }))
      .filter(({ source }) => source.includes('dialogs.isOffered('));
    expect(sources.length).toBeGreaterThan(4);
    const steps = { file: 'next-step.ts', source: readFileSync(new URL('../access/next-step.ts', folder), 'utf8') };
    const found = [...sources, steps].flatMap(({ file, source }) =>
      lacking.filter((dialog) => source.includes(`'${dialog}'`)).map((dialog) => `${dialog} in ${file}`),
    );
    expect(found).toEqual([]);
  });

  it('shows no slot of later pages where a browser does not know of it yet: on the first page and in the layout', () => {
    const later = builtFeatures.flatMap(({ laterSlots }) => Object.keys(laterSlots ?? {}));
    expect(later.length).toBeGreaterThan(0);
    const found = globSync('{app,home,entity-cards,recommender-client,*/slots,*/prompts,*/obligations}/**/*.tsx', {
      cwd: folder,
    })
      .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }))
      .flatMap(({ file, source }) =>
        later.filter((slot) => source.includes(`"${slot}"`)).map((slot) => `${slot} in ${file}`),
      );
    expect(found).toEqual([]);
  });

  it('offers each dialog, slot and redirect once', () => {
    for (const names of [
      builtFeatures.flatMap(({ dialogs }) => Object.keys(dialogs)),
      builtFeatures.flatMap(({ slots, laterSlots }) => Object.keys({ ...slots, ...laterSlots })),
      builtFeatures.flatMap(({ redirects }) => (redirects ?? []).map(({ from }) => from)),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
