import { describe, expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { DEFAULT_FILM_PAGE } from '@network/tenant/film-page-schema.ts';
import type { FilmPageComposition } from '@network/tenant/tenant-schema.ts';
import { aTenant } from '../testing/a-tenant.ts';
import { renderWatchPage } from '../testing/watch-pages.tsx';
import { aWatchVideo } from '../testing/watch-video.ts';

const { relatedVideos: _none, ...card } = aWatchVideo({ slug: 'another', title: 'Another', newId: 'new-2' });
const video = aWatchVideo({ relatedVideos: [card], isExclusive: true });
const member: Viewer = {
  ...VISITOR,
  userId: 'user-1',
  siteAccess: ['vixen'],
  subscription: {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 0,
    isGuest: false,
  },
};

async function htmlOf(
  change: Partial<FilmPageComposition>,
  viewer: Viewer = VISITOR,
  more: { readonly sellsMemberships?: boolean } = {},
): Promise<string> {
  const tenant = { ...aTenant(), filmPage: { ...DEFAULT_FILM_PAGE, ...change } };
  const page = await renderWatchPage('/videos/slow-light', { video, tenant, viewer, ...more });
  if (page.kind !== 'html') throw new Error('The film has a page.');
  return page.html;
}

/** The places in the HTML of the parts by what only they have. */
const MARKS = {
  title: '<h1',
  stage: 'class="stage-box"',
  facts: '14 March 2026|March 04, 2026',
  join: 'Watch the full film.',
  about: 'A house by the sea.',
  rail: 'More like this',
} as const;
type Mark = keyof typeof MARKS;

function orderIn(html: string): readonly Mark[] {
  const main = html.slice(html.indexOf('class="film '));
  const at = (mark: Mark) => main.search(new RegExp(MARKS[mark]));
  return (Object.keys(MARKS) as Mark[]).filter((mark) => at(mark) >= 0).toSorted((one, other) => at(one) - at(other));
}

describe('the page of a film in the server’s HTML', () => {
  it.each([
    [{ title: 'over', join: 'beside' }, ['title', 'stage', 'join', 'facts', 'about', 'rail']],
    [{ title: 'over', join: 'under', rail: 'strip' }, ['title', 'stage', 'join', 'facts', 'rail', 'about']],
    [{ title: 'below', join: 'band', rail: 'below' }, ['stage', 'title', 'facts', 'join', 'about', 'rail']],
    [{ title: 'beside', join: 'band' }, ['stage', 'title', 'facts', 'join', 'about', 'rail']],
    [{ title: 'beside', join: 'under', rail: 'strip' }, ['stage', 'title', 'facts', 'join', 'rail', 'about']],
  ] as const)('of %o has its parts in the order %j', async (change, order) => {
    expect(orderIn(await htmlOf(change))).toEqual(order);
  });

  it('names each part of its composition for phones to the stylesheet', async () => {
    const phone = { ...DEFAULT_FILM_PAGE.phone, title: 'over', stage: 'band', join: 'plain' } as const;
    expect(await htmlOf({ phone })).toContain(
      'phone-title-over phone-stage-band phone-size-plain phone-facts-line phone-join-plain',
    );
  });

  it('has no invitation for a member, and related films beside the picture', async () => {
    const html = await htmlOf({ title: 'over', join: 'beside', rail: 'right' }, member);
    expect(orderIn(html)).toEqual(['title', 'stage', 'facts', 'about', 'rail']);
    expect(html).toContain('&quot;stage rail&quot;');
    expect(await htmlOf({ title: 'over', join: 'beside', rail: 'right' })).toContain('&quot;stage join&quot;');
  });

  it('asks a visitor to sign in, and not to join, where no membership is on sale', async () => {
    const html = await htmlOf({}, VISITOR, { sellsMemberships: false });
    expect(html).toContain('sells no memberships at the moment');
    expect(html).toContain('Already a member? Sign in');
    expect(html).not.toContain('Become a member');
    expect(html).not.toContain('joinnow');
    expect(await htmlOf({})).toContain('/joinnow');
  });

  it('says its facts in a line, a column or a table with their names', async () => {
    expect(await htmlOf({ facts: 'line' })).toMatch(/<ul[^>]*aria-label="Facts"[^>]*class="facts-line"/);
    expect(await htmlOf({ facts: 'column' })).toMatch(/<ul[^>]*aria-label="Facts"[^>]*class="facts-column"/);
    const table = await htmlOf({ facts: 'table' });
    expect(table).toMatch(/<dt>Directed by<\/dt><dd>Noor Hale<\/dd>/);
    expect(table).toMatch(/<dt>Length<\/dt><dd>25 min<\/dd>/);
    expect(table).not.toContain('aria-label="Facts"');
  });

  it('has each fact once, whatever their look', async () => {
    for (const facts of ['line', 'column', 'table'] as const) {
      const html = await htmlOf({ facts });
      expect(html.split('340 views')).toHaveLength(2);
      expect(html.split('>Exclusive<')).toHaveLength(2);
    }
  });
});
