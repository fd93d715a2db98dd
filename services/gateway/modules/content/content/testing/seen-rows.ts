import { FILM, items, PICTURE, type SeenKind, within } from './seen-kind.ts';

/** Kinds that are rows of other modules. */
export const SEEN_ROWS: readonly SeenKind[] = [
  {
    kind: 'award',
    address: 'zen-award',
    input: {
      slug: 'zen-award',
      site: 'vixen',
      year: 2_027,
      name: 'Zen award',
      organization: 'Lens',
      film: FILM,
      position: 1,
    },
    other: { name: 'Zen award two' },
    seen: async ({ ask }) => {
      const found = (items(await ask('{ awards { items { name } } }'), 'awards') as { name: string }[]).find(
        ({ name }) => name.startsWith('Zen'),
      );
      return found ?? null;
    },
    nothing: null,
    first: { name: 'Zen award' },
    second: { name: 'Zen award two' },
  },
  {
    kind: 'angel',
    address: 'zen-angel',
    input: { slug: 'zen-angel', performer: 'zen-performer', motto: 'Onwards', chosenOn: '2026-01-01', position: 1 },
    other: { motto: 'Upwards' },
    seen: async ({ ask }) => within((await ask('{ angels { slug motto } }'))['angels'], 'slug', 'zen-performer'),
    nothing: null,
    first: { slug: 'zen-performer', motto: 'Onwards' },
    second: { slug: 'zen-performer', motto: 'Upwards' },
  },
  {
    kind: 'wallPost',
    address: 'zen-post',
    input: {
      slug: 'zen-post',
      site: 'vixen',
      curator: 'Zed',
      text: 'Look.',
      film: FILM,
      shape: 'wide',
      postedAt: '2026-03-02T11:30:00Z',
    },
    other: { text: 'Look again.' },
    seen: async ({ ask }) => within(items(await ask('{ wall { items { curator text } } }'), 'wall'), 'curator', 'Zed'),
    nothing: null,
    first: { curator: 'Zed', text: 'Look.' },
    second: { curator: 'Zed', text: 'Look again.' },
  },
  {
    kind: 'reel',
    address: 'zen-reel',
    input: { slug: 'zen-reel', site: 'vixen', film: FILM, position: 90_001 },
    other: { position: 90_002 },
    seen: async ({ ask }) =>
      within(items(await ask('{ reels(startsWith: "zen-reel") { items { reelId } } }'), 'reels'), 'reelId', 'zen-reel'),
    nothing: null,
    first: { reelId: 'zen-reel' },
    second: { reelId: 'zen-reel' },
  },
  {
    kind: 'brandArt',
    address: 'zen-home',
    input: { slug: 'zen-home', brand: 'vixen', slot: 'hero', picture: PICTURE },
    other: { pictureFocus: '30% 60%' },
    seen: async ({ ask }) => {
      const { homeHero } = await ask('{ homeHero { src } }');
      return (homeHero as { readonly src: string } | null)?.src.replace(/^[^#]*/, '') ?? null;
    },
    nothing: null,
    first: '',
    second: '#focus-dg',
  },
  {
    kind: 'deal',
    address: 'zen-deal',
    input: {
      slug: 'zen-deal',
      name: 'Zen deal',
      partner: 'Shoreline',
      text: 'The sea.',
      listingText: 'The sea',
      discountPrefix: 'Save',
      discountText: '40 %',
      path: '/partner/offers/zen',
      memberPath: '/partner/members/zen',
      initialPrice: 495,
      listingRank: 0,
    },
    other: { name: 'Zen deal two' },
    seen: async ({ ask }) =>
      within(
        (await ask('{ findDeals(input: { type: listing, limit: 40 }) { id name } }'))['findDeals'],
        'id',
        'zen-deal',
      ),
    nothing: null,
    first: { id: 'zen-deal', name: 'Zen deal' },
    second: { id: 'zen-deal', name: 'Zen deal two' },
  },
  {
    kind: 'offer',
    address: 'a-zen-offer',
    input: { slug: 'a-zen-offer', discountPercent: 50, offeredGems: 5, position: 1 },
    other: { offeredGems: 7 },
    seen: async ({ ask, forget }) => {
      await forget('retention_offers');
      const data = await ask('mutation { startCancellation(reason: OTHER) { offer { name deal { offeredGems } } } }');
      const { offer } = data['startCancellation'] as { offer: { name: string; deal: { offeredGems: number } } };
      return offer.name === 'a-zen-offer' ? offer.deal : null;
    },
    nothing: null,
    first: { offeredGems: 5 },
    second: { offeredGems: 7 },
  },
  {
    kind: 'plan',
    address: '4444',
    input: { slug: '4444', group: 'multisite2025', period: 'month', firstPrice: 4_444, renewalPrice: 4_444 },
    other: { renewalPrice: 5_555 },
    seen: async ({ ask }) => {
      const data = await ask('{ joinOptions { options { optionId chargedLater { amount } } } }');
      const { options } = data['joinOptions'] as { options: readonly { optionId: number; chargedLater: object }[] };
      return options.find(({ optionId }) => optionId === 4_444)?.chargedLater ?? null;
    },
    nothing: null,
    first: { amount: 4_444 },
    second: { amount: 5_555 },
  },
];
