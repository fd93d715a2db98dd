import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SourceWatch, watchSources } from './watch-sources.ts';

const onChange = vi.fn<(files: readonly string[]) => void>();
let root: string;
let sources: SourceWatch;
beforeEach(() => {
  onChange.mockReset();
  root = realpathSync(mkdtempSync(join(tmpdir(), 'watch-sources-')));
  for (const name of ['wall', 'graphql', 'pages']) mkdirSync(join(root, name));
  sources = watchSources([join(root, 'graphql')], onChange);
});
afterEach(() => {
  sources.close();
  rmSync(root, { recursive: true });
});

const write = (name: string, text = '1'): void => writeFileSync(join(root, name), text);
const changes = (count: number) => vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(count), 10_000);

describe('sources of a program', () => {
  it('are seen changing again and again, also when an editor replaces a file', async () => {
    const replace = (text: string): void => {
      write('wall/resolvers.ts.swp', text);
      renameSync(join(root, 'wall/resolvers.ts.swp'), join(root, 'wall/resolvers.ts'));
    };
    sources.add([join(root, 'wall/resolvers.ts')]);
    replace('2');
    await changes(1);
    replace('3');
    await changes(2);
    write('wall/resolvers.ts', '4');
    await changes(3);
    expect(onChange.mock.calls.flat(2)).toEqual(Array(3).fill(join(root, 'wall/resolvers.ts')));
  });

  it('are what it has loaded, and data beside it, and nothing else of the same folders', async () => {
    sources.add([join(root, 'wall/resolvers.ts')]);
    for (const name of ['wall/wall.test.ts', 'wall/README.md', 'graphql/types.ts', 'pages/home.ts']) write(name);
    write('wall/schema.graphql');
    write('graphql/persisted-operations.json');
    await changes(1);
    const names = onChange.mock.lastCall?.[0].map((file) => file.slice(root.length + 1));
    expect(names?.toSorted()).toEqual(['graphql/persisted-operations.json', 'wall/schema.graphql']);
  });

  it('are those of a folder that was replaced, as by another branch', async () => {
    write('pages/home.ts');
    sources.add([join(root, 'pages/home.ts'), join(root, 'wall/resolvers.ts')]);
    rmSync(join(root, 'pages'), { recursive: true });
    write('wall/resolvers.ts');
    mkdirSync(join(root, 'pages'));
    await changes(1);
    write('pages/home.ts', '2');
    await changes(2);
    expect(onChange.mock.lastCall?.[0]).toEqual([join(root, 'pages/home.ts')]);
  });
});
