import { describe, expect, it } from 'vitest';
import type { ContentDocuments } from '../kinds/content-kinds.ts';
import { type FilmName, placeFilm } from './film-addresses.ts';

const film = (site: string, slug: string, address: string | null = null) =>
  ({ site, slug, address }) as ContentDocuments['film'];
const known = (id: string, site: string, slug: string | null, address = slug ?? '', isWritten = true): FilmName => ({
  id,
  site,
  slug,
  address,
  isWritten,
});
/** The address that a film gets, or the field that is wrong. */
function placed(names: readonly FilmName[], id: string | null, document: ContentDocuments['film']): string {
  const answer = placeFilm(names, id, document);
  return 'problems' in answer
    ? `wrong: ${answer.problems.map(({ path }) => path).join()}`
    : (answer.document.address ?? answer.document.slug);
}

describe('the address of a film', () => {
  it('is its slug where nobody in the network has or had it', () => {
    expect(placed([], null, film('tushy', 'dusk'))).toBe('dusk');
    expect(placed([known('a', 'vixen', 'dawn')], null, film('tushy', 'dusk'))).toBe('dusk');
  });

  it('has the site behind it where another site’s film has the slug, and a number where that is taken too', () => {
    const dusk = known('a', 'vixen', 'dusk');
    expect(placed([dusk], null, film('tushy', 'dusk'))).toBe('dusk-tushy');
    expect(placed([dusk, known('b', 'tushy', 'dusk-tushy')], null, film('tushy', 'dusk'))).toBe('dusk-tushy-2');
    // People see it, whatever its editors have written since.
    expect(placed([known('a', 'vixen', 'dusk', 'dusk', false)], null, film('tushy', 'dusk'))).toBe('dusk-tushy');
  });

  it('is never one that another site’s film had', () => {
    const former = known('a', 'vixen', null, 'dusk', false);
    expect(placed([former], null, film('tushy', 'dusk'))).toBe('dusk-tushy');
    expect(placed([former], null, film('tushy', 'dusk', 'dusk'))).toBe('wrong: address');
    // A film of the same site takes what its neighbour gave up, and the neighbour takes it back.
    expect(placed([former], null, film('vixen', 'dusk'))).toBe('dusk');
    expect(placed([former], 'a', film('vixen', 'dusk'))).toBe('dusk');
  });

  it('stays as long as slug and site do', () => {
    const own = known('b', 'tushy', 'dusk', 'dusk-tushy');
    expect(placed([own], 'b', film('tushy', 'dusk'))).toBe('dusk-tushy');
    expect(placed([own], 'b', film('tushy', 'noon'))).toBe('noon');
    expect(placed([own], 'b', film('vixen', 'dusk'))).toBe('dusk');
  });

  it('is refused where a film of the site has the slug, or is known by it', () => {
    expect(placed([known('a', 'tushy', 'dusk')], null, film('tushy', 'dusk'))).toBe('wrong: slug');
    expect(placed([known('a', 'tushy', 'dusk', 'dusk-tushy')], null, film('tushy', 'dusk-tushy'))).toBe('wrong: slug');
  });

  it('is what a file says, unless another film is known by it', () => {
    expect(placed([], null, film('tushy', 'dusk', 'dusk-tushy'))).toBe('dusk-tushy');
    expect(placed([known('a', 'vixen', 'night')], null, film('tushy', 'dusk', 'night'))).toBe('wrong: address');
  });
});
