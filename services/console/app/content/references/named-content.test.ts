import { describe, expect, it } from 'vitest';
import { addressOf, namedContentOf, pastedSlugs, slugsIn } from './named-content.ts';

const NOTHING = {
  kind: 'film',
  id: 'x',
  state: 'draft',
  picture: null,
  film: null,
  performer: null,
  category: null,
  tag: null,
  channel: null,
  pack: null,
  showcase: null,
} as const;

describe('what a document names', () => {
  it('is known by its slug, and a film by what the whole network knows it by', () => {
    const film = { slug: 'quay', address: 'quay-tushy', title: 'Quay', site: 'tushy' };
    expect(namedContentOf({ ...NOTHING, film })).toMatchObject({ slug: 'quay-tushy', name: 'Quay', place: 'tushy' });
    expect(namedContentOf({ ...NOTHING, film: { ...film, address: null } })).toMatchObject({ slug: 'quay' });
    const pack = { slug: 'first', channel: 'sea', name: 'First' };
    expect(namedContentOf({ ...NOTHING, kind: 'pack', pack })).toMatchObject({ slug: 'first', place: 'sea' });
    expect(addressOf('pack', 'first', 'sea')).toBe('sea/first');
    expect(namedContentOf({ ...NOTHING, kind: 'offer' })).toBeNull();
  });

  it.each([
    ['nova, juno-west', ['nova', 'juno-west']],
    ['nova,juno,', ['nova', 'juno']],
    ['nova, nova', ['nova']],
    ['nova', []],
    ['Nova Lark, Juno', []],
    ['', []],
  ])('is a list that was pasted, or none: %s', (typed, slugs) => expect(pastedSlugs(typed)).toEqual(slugs));

  it('is read from its field once each', () => expect(slugsIn(' a, b ,, a')).toEqual(['a', 'b']));
});
