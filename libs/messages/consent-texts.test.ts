import { describe, expect, it } from 'vitest';
import { identity } from './identity.ts';
import { obligations } from './obligations.ts';
import { vip } from './vip.ts';

/** Every text of a namespace, however deep. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The consent texts as the specification has them: how each begins, and how it ends where it says so. */
const SPECIFIED = [
  ['guests', obligations, 'By clicking WATCH SCENE you confirm you are aged 18+', 'agree to receive email marketing'],
  ['tandem accounts', obligations, 'By accessing our members area', ''],
  ['VIP', vip, 'By clicking CONTINUE', ''],
  ['emails', identity, 'I would like to get email updates about hot new scenes and special offers.', ''],
] as const;

describe('M27 consent texts', () => {
  it.each(SPECIFIED)('of %s begin as specified, and nothing is left out of them', (_name, namespace, start, end) => {
    const found = textsOf(namespace).filter((text) => text.startsWith(start));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(end);
    expect(found[0]).not.toMatch(/…|\.\.\./);
    expect(found[0]).toMatch(/\.$/);
  });
});
