import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { endOfCall, unnoticedRules, writtenRules } from './removed-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const rules = writtenRules(resolve(root, 'libs/access'));

describe('the tests of the access rules', () => {
  it('find each rule where it is written', () => {
    expect(rules.length).toBeGreaterThan(40);
    for (const { text } of rules) expect(text).toMatch(/^(?:allow|forbid)\(.*\)$/);
    expect(endOfCall('a(b(c), d) e', 0)).toBe(10);
    expect(() => endOfCall('a(b', 0)).toThrow(RangeError);
  });

  it('A01 to A15: fail when one of the rules is taken out', () => {
    const step = Math.ceil(rules.length / rounds(rules.length));
    const asked = rules.filter((_rule, index) => index % step === 0);
    expect(unnoticedRules(root, asked).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  }, 1_800_000);
});
