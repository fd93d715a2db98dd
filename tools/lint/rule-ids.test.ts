import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnknownRuleIds, readRuleIds } from './rule-ids.ts';

const root = join(import.meta.dirname, '../..');
const defined = readRuleIds(root);

describe('ids of rules', () => {
  it('are defined by docs/spec, in every family and once each', () => {
    for (const id of ['T01', 'R62', 'H04', 'M27', 'X17', 'A18', 'L24', 'V08', 'C29', 'E21', 'K16', 'D1', 'D46']) {
      expect(defined, id).toContain(id);
    }
    const pages = globSync('docs/spec/*.md', { cwd: root }).map((page) => readFileSync(join(root, page), 'utf8'));
    const anchors = pages.flatMap((page) => page.match(/<a id="[^"]+">/g) ?? []);
    expect(anchors).toHaveLength(defined.size);
  });

  it('lead to an anchor wherever docs/spec links them', () => {
    for (const page of globSync('docs/spec/*.md', { cwd: root })) {
      const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((\w[\w-]*\.md)?#([A-Z]\d{1,2})\)/g)];
      for (const [, target = page.split('/').at(-1), id] of links) {
        expect(readFileSync(join(root, 'docs/spec', target ?? ''), 'utf8'), `${page}: ${id}`).toContain(
          `<a id="${id}">`,
        );
      }
    }
  });

  it.each(["  it('R63 /somewhere redirects home', () => {", '/** Counted once (D47). */', '# The wallet (L99)'])(
    'are refused where no page defines them: %s',
    (line) => {
      expect(findUnknownRuleIds('libs/core/page.ts', line, defined)).toEqual([
        expect.stringMatching(/^libs\/core\/page\.ts: line 1 cites \w+, which no page of docs\/spec defines$/),
      ]);
    },
  );

  it.each([
    "it('R62 a visitor goes to login (D15)', () => {",
    'd="M82 94c14 12 30 2 42 10"',
    'new Date(`${day}T23:59:59Z`)',
    "'page=%D99%A3'",
    "'2026-W53'",
  ])('pass where a page defines them, or where they are something else: %s', (line) => {
    expect(findUnknownRuleIds('libs/core/page.ts', line, defined)).toEqual([]);
  });
});
