import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
/** A list made of all children: React gives `null` and `false` to the function too, which makes empty items of them. */
const OF_ALL_CHILDREN = /Children\.(?:map|forEach|count)\(\s*(?:props\.)?children\b/;

it('no list has an item for a child that is not shown', () => {
  const files = globSync('**/*.tsx', { cwd: folder, exclude: (name) => name.endsWith('node_modules') });
  expect(files).toContain('shelf/shelf.tsx');
  expect(files.filter((file) => OF_ALL_CHILDREN.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
