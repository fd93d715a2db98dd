import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { builtFeatures } from './registry.ts';

const folder = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** The files that a file imports from its own folder. */
const siblings = (file: string): string[] =>
  [...read(file).matchAll(/from '\.\/([\w.-]+)'/g)].map(([, name = '']) => join(dirname(file), name));

/** The file of each dialog that a feature offers, as its declaration loads it. */
const offered = globSync('*/feature.ts', { cwd: folder }).flatMap((file) =>
  [...read(file).matchAll(/(\w+): \(\) => import\('\.\/(dialogs\/[\w-]+\.tsx)'\)/g)].map(([, id = '', path = '']) => ({
    id,
    file: join(dirname(file), path),
  })),
);

const shown = new Set(
  globSync('**/*.stories.tsx', { cwd: folder })
    .filter((file) => read(file).includes("title: 'Dialogs/"))
    .flatMap(siblings),
);

/** What a story may show of a dialog: the dialog, or the view that it fills with answers. */
const views = (file: string): string[] => [file, ...siblings(file).filter((each) => each.endsWith('-view.tsx'))];

describe('the stories of dialogs', () => {
  it('know the dialogs of the registry', () => {
    const registered = builtFeatures.flatMap(({ dialogs }) => Object.keys(dialogs));
    expect(registered.length).toBeGreaterThan(30);
    expect(offered.map(({ id }) => id).toSorted()).toEqual(registered.toSorted());
  });

  it.each(offered)('show $id in the group Dialogs', ({ file }) => {
    expect(views(file).filter((each) => shown.has(each))).not.toEqual([]);
  });
});
