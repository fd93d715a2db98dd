import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('every hash that a page sends has its text among the operations that are registered', () => {
  const published = new Set(
    Object.keys(
      JSON.parse(readFileSync(join(root, 'libs/graphql/persisted-operations.json'), 'utf8')) as Record<string, string>,
    ),
  );
  const files = globSync('libs/{core,features}/**/*.generated.ts', { cwd: root });
  const unknown = files.filter((file) => {
    const hash = /"hash":"([0-9a-f]{64})"/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    return hash !== undefined && !published.has(hash);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
