import { describe, expect, it } from 'vitest';
import { shareDocument } from './page-document.ts';
import { forAnyone } from './shared-fixture.ts';
import { createPageCache, type RenderShared, type SharedPage } from './page-cache.ts';

const policy = { freshMs: 10, staleMs: 100, staleOnErrorMs: 1_000, maxBytes: 1_000 };
const pages = new Map<string, SharedPage>();
/** The page with a text: the same one each time, as pages compress themselves. */
function page(text: string): SharedPage {
  const document = forAnyone(text);
  const known = pages.get(text) ?? {
    kind: 'shared',
    document: shareDocument(document),
    made: { kind: 'document', document },
  };
  pages.set(text, known);
  return known;
}

function setUp() {
  let now = 0;
  let renderings = 0;
  const cache = createPageCache<{ status: number }>(policy, () => now);
  const shows =
    (text: string): RenderShared<{ status: number }> =>
    async () => {
      renderings += 1;
      return { shared: page(text) };
    };
  return { cache, shows, advance: (ms: number) => (now += ms), renderings: () => renderings };
}

describe('the cache of visitors’ pages', () => {
  it('renders once while fresh, and once for all waiting requests', async () => {
    const { cache, shows, renderings } = setUp();
    await Promise.all([cache.get('a', shows('1')), cache.get('a', shows('2')), cache.get('b', shows('3'))]);
    expect(await cache.get('a', shows('4'))).toEqual(page('1'));
    expect(renderings()).toBe(2);
  });

  it('answers with the old page at once, and has the new one for the next', async () => {
    const { cache, shows, advance } = setUp();
    await cache.get('a', shows('old'));
    advance(50);
    expect(await cache.get('a', shows('new'))).toEqual(page('old'));
    await Promise.resolve();
    expect(await cache.get('a', shows('newer'))).toEqual(page('new'));
  });

  it('renders everything again after a purge, and shows what was there only where that fails', async () => {
    const { cache, shows } = setUp();
    await cache.get('a', shows('old'));
    cache.purge();
    expect(cache.peek('a')).toBeNull();
    const down = async (): Promise<never> => {
      throw new Error('the gateway is down');
    };
    expect(await cache.get('a', down)).toEqual(page('old'));
    expect(await cache.get('a', shows('new'))).toEqual(page('new'));
    expect(cache.peek('a')).toEqual(page('new'));
  });

  it('stores nothing over a newer page that began to be rendered before a purge', async () => {
    const { cache, shows } = setUp();
    const { promise, resolve } = Promise.withResolvers<{ shared: SharedPage }>();
    const early = cache.get('a', () => promise);
    cache.purge();
    expect(await cache.get('a', shows('new'))).toEqual(page('new'));
    resolve({ shared: page('old') });
    await early;
    expect(cache.peek('a')).toEqual(page('new'));
  });

  it('waits for a new page once the old one is too old', async () => {
    const { cache, shows, advance } = setUp();
    await cache.get('a', shows('old'));
    advance(101);
    expect(await cache.get('a', shows('new'))).toEqual(page('new'));
  });

  it('keeps the old page where a new one fails, for a while', async () => {
    const { cache, shows, advance } = setUp();
    const fails = async () => ({ other: { status: 500 }, isFailure: true });
    const throws = async () => Promise.reject(new Error('away'));
    await cache.get('a', shows('old'));
    advance(500);
    expect(await cache.get('a', fails)).toEqual(page('old'));
    expect(await cache.get('a', throws)).toEqual(page('old'));
    advance(600);
    expect(await cache.get('a', fails)).toEqual({ other: { status: 500 } });
    await expect(cache.get('a', throws)).rejects.toThrow('away');
  });

  it('goes along with a page that has become something else', async () => {
    const { cache, shows, advance } = setUp();
    await cache.get('a', shows('old'));
    advance(500);
    expect(await cache.get('a', async () => ({ other: { status: 404 }, isFailure: false }))).toEqual({
      other: { status: 404 },
    });
  });

  it('removes the least recently used page when it is full', async () => {
    const { cache, shows, renderings } = setUp();
    for (const key of ['a', 'b', 'c']) await cache.get(key, shows('x'.repeat(400)));
    await cache.get('a', shows('again'));
    expect(renderings()).toBe(4);
  });
});
