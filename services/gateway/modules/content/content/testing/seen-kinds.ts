import { FILM, items, type SeenKind, within } from './seen-kind.ts';
import { SEEN_ROWS } from './seen-rows.ts';

const notSeen = { seen: () => Promise.resolve(null), nothing: null, first: null, second: null, isNamed: true } as const;
const VTT = 'WEBVTT\n\n00:01.000 --> 00:03.000\nGuten Abend.\n';

/** Every kind, each after those that it names. */
export const KINDS: readonly SeenKind[] = [
  {
    kind: 'tag',
    address: 'zen-tag',
    input: { slug: 'zen-tag', name: 'Zen tag' },
    other: { name: 'Zen tag two' },
    ...notSeen,
  },
  {
    kind: 'category',
    address: 'zen-category',
    input: { slug: 'zen-category', name: 'Zen category' },
    other: { name: 'Zen category two' },
    ...notSeen,
  },
  {
    kind: 'showcase',
    address: 'zen-showcase',
    input: { slug: 'zen-showcase', title: 'Zen showcase', position: 900 },
    other: { title: 'Zen showcase two' },
    ...notSeen,
  },
  {
    kind: 'performer',
    address: 'zen-performer',
    input: { slug: 'zen-performer', name: 'Zoe', sex: 'F' },
    other: { name: 'Zoe Two' },
    ...notSeen,
  },
  {
    kind: 'film',
    address: FILM,
    input: {
      slug: FILM,
      title: 'Zenith Quay',
      site: 'vixen',
      runLengthSeconds: 1_800,
      releasedAt: '2026-03-02T11:00:00Z',
      performers: ['zen-performer'],
      categories: ['zen-category'],
      tags: ['zen-tag'],
      showcase: 'zen-showcase',
    },
    stays: true,
    other: { title: 'Xylograph Quay', pictureFocus: '30% 60%' },
    seen: async ({ ask, visit }) => {
      const data = await ask(`{ list: videos(input: { pageSize: 24 }) { items { slug title } }
        zenith: videos(input: { search: "zenith" }) { items { slug } }
        xylograph: videos(input: { search: "xylograph" }) { items { slug } }
        faceted: videos(input: { categories: ["zen-category"] }) { items { slug } }
        categories { slug videoCount } page: video(slug: "${FILM}") { title } }`);
      const has = (field: string) => within(items(data, field), 'slug', FILM) !== null;
      return {
        list: (within(items(data, 'list'), 'slug', FILM) as { title: string } | null)?.title ?? null,
        zenith: has('zenith'),
        xylograph: has('xylograph'),
        faceted: has('faceted'),
        count: (within(data['categories'], 'slug', 'zen-category') as { videoCount: number } | null)?.videoCount ?? 0,
        page: (data['page'] as { title: string } | null)?.title ?? null,
        sitemap: (await visit('/sitemaps/videos-2026-03.xml')).includes(`/videos/${FILM}<`),
        feed: (await visit('/rss.xml')).includes(`/videos/${FILM}<`),
      };
    },
    nothing: {
      list: null,
      zenith: false,
      xylograph: false,
      faceted: false,
      count: 0,
      page: null,
      sitemap: false,
      feed: false,
    },
    first: {
      list: 'Zenith Quay',
      zenith: true,
      xylograph: false,
      faceted: true,
      count: 1,
      page: 'Zenith Quay',
      sitemap: true,
      feed: true,
    },
    second: {
      list: 'Xylograph Quay',
      zenith: false,
      xylograph: true,
      faceted: true,
      count: 1,
      page: 'Xylograph Quay',
      sitemap: true,
      feed: true,
    },
  },
  {
    kind: 'channel',
    address: 'zen-channel',
    input: { slug: 'zen-channel', name: 'Zen channel', site: 'vixen', position: 900 },
    stays: true,
    other: { name: 'Zen channel two' },
    seen: async ({ ask }) =>
      within(items(await ask('{ channels(input: {}) { items { slug name } } }'), 'channels'), 'slug', 'zen-channel'),
    nothing: null,
    first: { slug: 'zen-channel', name: 'Zen channel' },
    second: { slug: 'zen-channel', name: 'Zen channel two' },
  },
  {
    kind: 'pack',
    address: 'zen-channel/zen-pack',
    input: { slug: 'zen-pack', channel: 'zen-channel', name: 'Zen pack', position: 1 },
    other: { name: 'Zen pack two' },
    seen: async ({ ask }) => {
      const data = await ask('{ channel(slug: "zen-channel") { packs { name } } }');
      return (data['channel'] as { packs: readonly object[] }).packs;
    },
    nothing: [],
    first: [{ name: 'Zen pack' }],
    second: [{ name: 'Zen pack two' }],
  },
  {
    kind: 'caption',
    address: 'zen-caption',
    input: { slug: 'zen-caption', film: FILM, language: 'de', text: VTT },
    other: { label: 'Deutsch (Schweiz)' },
    seen: async ({ ask }) => {
      const { page } = (await ask(`{ page: video(slug: "${FILM}") { videoId } }`)) as never as {
        page: { videoId: string };
      };
      const data = await ask(
        `{ getToken(videoId: "${page.videoId}", device: DESKTOP) { ... on VideoToken { captions { language label } } } }`,
      );
      return within((data['getToken'] as { captions: unknown }).captions, 'language', 'de');
    },
    nothing: null,
    first: { language: 'de', label: 'Deutsch' },
    second: { language: 'de', label: 'Deutsch (Schweiz)' },
  },
  {
    kind: 'pictureSet',
    address: 'zen-set',
    input: { slug: 'zen-set', film: FILM, pictures: [{ picture: 'a-still', alt: 'A red wall' }] },
    other: { pictures: [{ picture: 'a-still', alt: 'A wall in red' }] },
    seen: async ({ ask }) => {
      const data = await ask(
        `{ page: video(slug: "${FILM}") { picturesInSet pictureSet { ... on PictureSet { images { alt } } } } }`,
      );
      return data['page'];
    },
    nothing: { picturesInSet: 0, pictureSet: null },
    first: { picturesInSet: 1, pictureSet: { images: [{ alt: 'A red wall' }] } },
    second: { picturesInSet: 1, pictureSet: { images: [{ alt: 'A wall in red' }] } },
  },
  {
    kind: 'expertReview',
    address: 'zen-review',
    input: {
      slug: 'zen-review',
      film: FILM,
      rating: 7,
      story: 4,
      performers: [{ performer: 'zen-performer', rating: 5 }],
    },
    other: { rating: 9, story: null, camera: 2 },
    seen: async ({ ask }) => {
      const { page } = (await ask(`{ page: video(slug: "${FILM}") {
        expertReview { global count properties { type rating } models { slug rating } } } }`)) as never as {
        page: { expertReview: object };
      };
      return page.expertReview;
    },
    nothing: { global: null, count: 0, properties: [], models: [{ slug: 'zen-performer', rating: null }] },
    first: {
      global: 7,
      count: 1,
      properties: [{ type: 'story', rating: 4 }],
      models: [{ slug: 'zen-performer', rating: 5 }],
    },
    second: {
      global: 9,
      count: 1,
      properties: [{ type: 'camera', rating: 2 }],
      models: [{ slug: 'zen-performer', rating: 5 }],
    },
  },
  ...SEEN_ROWS,
];
