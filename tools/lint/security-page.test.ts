import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', ROOT), 'utf8');

/** Every test that the page names, as `file`: “title”; “title”. */
const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)`: ((?:“[^”]+”(?:[;,]\s*)?)+)/g)].flatMap(
  ([, file = '', titles = '']) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => [file, title] as const),
);

const tableUnder = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

describe('docs/security.md', () => {
  it('names tests for every address that acts', () => {
    const rows = tableUnder('Every address and token that acts without sign-in');
    expect(rows.length).toBeGreaterThan(18);
    for (const [what, opens, ...more] of rows) {
      const isNone = more.every((cell) => cell === '–' || cell === 'account');
      expect([what, isNone || named.some(([file]) => more.at(-1)?.includes(file))]).toEqual([what, true]);
      expect(opens).not.toBe('');
    }
  });

  it.each(named)('%s has “%s”', (file, title) => {
    const path = new URL(file, ROOT);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(title);
  });

  it('names test files by paths from the root', () => {
    const files = [...page.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(named.length / 2);
    expect(files.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
  });
});
