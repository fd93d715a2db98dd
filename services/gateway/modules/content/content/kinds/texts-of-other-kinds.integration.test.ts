import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tenant from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import { type ContentKind, readPublished } from './content-kinds.ts';

/** This brand with a wall, which it really lacks. */
const vixen = { ...tenant, features: { ...tenant.features, curator: true } };

const german = (title: string, description = '') => ({ translations: [{ language: 'de', title, description }] });

/** A document of each kind that has texts by language, each after those that it names. */
const DOCUMENTS: readonly (readonly [ContentKind, object])[] = [
  ['tag', { slug: 'dusk', name: 'Dusk', ...german('Dämmerung') }],
  ['category', { slug: 'rain', name: 'Rain', ...german('Regen') }],
  ['category', { slug: 'winter', name: 'Winter', ...german('Äste') }],
  [
    'showcase',
    {
      slug: 'nocturnes',
      title: 'Nocturnes',
      description: 'At night.',
      position: 1,
      ...german('Nachtstücke', 'Bei Nacht.'),
    },
  ],
  [
    'channel',
    {
      slug: 'cutting-room',
      name: 'Cutting Room',
      description: 'Before it.',
      site: 'vixen',
      position: 1,
      ...german('Schneideraum'),
    },
  ],
  [
    'pack',
    {
      slug: 'opening',
      channel: 'cutting-room',
      name: 'Opening',
      description: 'The first.',
      position: 1,
      ...german('Auftakt', 'Das erste.'),
    },
  ],
  [
    'performer',
    {
      slug: 'nova-lark',
      name: 'Nova Lark',
      sex: 'F',
      biography: 'From the coast.',
      tags: ['dusk'],
      ...german('', 'Von der Küste.'),
    },
  ],
  [
    'film',
    {
      slug: 'glass-harbor',
      title: 'Glass Harbor',
      site: 'vixen',
      runLengthSeconds: 1_800,
      releasedAt: '2026-03-01T00:00:00Z',
      performers: ['nova-lark'],
      categories: ['rain', 'winter'],
      tags: ['dusk'],
      showcase: 'nocturnes',
      chapters: [
        { startsAtSeconds: 60, title: 'The quay', ...german('Der Kai') },
        { startsAtSeconds: 900, title: 'The boat' },
      ],
      ...german('Glashafen', 'Ein Kai.'),
    },
  ],
  [
    'film',
    {
      slug: 'late-harbor',
      title: 'Late Harbor',
      site: 'vixen',
      runLengthSeconds: 1_800,
      releasedAt: '2026-03-01T01:00:00Z',
    },
  ],
  [
    'award',
    {
      slug: 'harbor-prize',
      site: 'vixen',
      year: 2_026,
      name: 'Best light',
      organization: 'Festival',
      position: 1,
      film: 'glass-harbor',
    },
  ],
  [
    'angel',
    {
      slug: 'nova',
      performer: 'nova-lark',
      motto: 'Stay.',
      story: 'It began here.',
      chosenOn: '2026-01-01',
      position: 1,
      ...german('Bleib.', 'Hier begann es.'),
    },
  ],
  [
    'wallPost',
    {
      slug: 'quay',
      site: 'vixen',
      curator: 'Ada',
      text: 'Look twice.',
      film: 'glass-harbor',
      shape: 'wide',
      postedAt: '2026-03-01T10:00:00Z',
      ...german('', 'Zweimal hinsehen.'),
    },
  ],
];

let staff: StaffCalls;
const gateway = gatewayForTests({ clock: fixedClock('2026-03-02T12:00:00Z'), tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
  for (const [kind, document] of DOCUMENTS) {
    const { item } = await staff.save(kind, document);
    const published = await staff.change('publishContent', { kind, id: item?.id ?? '', expectedVersion: 1 }, KEY);
    if (published.__typename !== 'ContentSaved') throw new Error(`${kind}: ${JSON.stringify(published)}`);
  }
});

const ask = async (query: string, language: string | null): Promise<unknown> => {
  const headers = language === null ? {} : { headers: { 'x-language': language } };
  const { data, errors } = await gateway.graphql(query, {}, { tenant: 'vixen', ...headers });
  expect(errors).toBeUndefined();
  return data;
};

const PAGES = `{
  categories { name }
  video(slug: "glass-harbor") { title chapters { title startsAt } categories { name } tags { name } showcase { title } }
  late: video(slug: "late-harbor") { title crossNavigation { previous { title } } crossNavigationLink { title } }
  performer(slug: "nova-lark") { name biography tags { name } }
  channel(slug: "cutting-room") { name description packs { name description } }
  showcases { title description }
  angels { motto story }
  awards { items { name video { title } } }
  wall { items { text } }
}`;

it('what members read of every kind is in the language of the page, and in English where it has no text in that language', async () => {
  const english = {
    categories: [{ name: 'Rain' }, { name: 'Winter' }],
    video: {
      title: 'Glass Harbor',
      chapters: [
        { title: 'The quay', startsAt: 60 },
        { title: 'The boat', startsAt: 900 },
      ],
      categories: [{ name: 'Rain' }, { name: 'Winter' }],
      tags: [{ name: 'Dusk' }],
      showcase: { title: 'Nocturnes' },
    },
    late: {
      title: 'Late Harbor',
      crossNavigation: { previous: { title: 'Glass Harbor' } },
      crossNavigationLink: { title: 'Glass Harbor' },
    },
    performer: { name: 'Nova Lark', biography: 'From the coast.', tags: [{ name: 'Dusk' }] },
    channel: {
      name: 'Cutting Room',
      description: 'Before it.',
      packs: [{ name: 'Opening', description: 'The first.' }],
    },
    showcases: [{ title: 'Nocturnes', description: 'At night.' }],
    angels: [{ motto: 'Stay.', story: 'It began here.' }],
    awards: { items: [{ name: 'Best light', video: { title: 'Glass Harbor' } }] },
    wall: { items: [{ text: 'Look twice.' }] },
  };
  expect(await ask(PAGES, null)).toEqual(english);
  expect(await ask(PAGES, 'de')).toEqual({
    // Categories are ordered by the names that the reader sees.
    categories: [{ name: 'Äste' }, { name: 'Regen' }],
    video: {
      title: 'Glashafen',
      chapters: [
        { title: 'Der Kai', startsAt: 60 },
        { title: 'The boat', startsAt: 900 },
      ],
      categories: [{ name: 'Äste' }, { name: 'Regen' }],
      tags: [{ name: 'Dämmerung' }],
      showcase: { title: 'Nachtstücke' },
    },
    late: {
      title: 'Late Harbor',
      crossNavigation: { previous: { title: 'Glashafen' } },
      crossNavigationLink: { title: 'Glashafen' },
    },
    performer: { name: 'Nova Lark', biography: 'Von der Küste.', tags: [{ name: 'Dämmerung' }] },
    channel: {
      name: 'Schneideraum',
      description: 'Before it.',
      packs: [{ name: 'Auftakt', description: 'Das erste.' }],
    },
    showcases: [{ title: 'Nachtstücke', description: 'Bei Nacht.' }],
    angels: [{ motto: 'Bleib.', story: 'Hier begann es.' }],
    awards: { items: [{ name: 'Best light', video: { title: 'Glashafen' } }] },
    wall: { items: [{ text: 'Zweimal hinsehen.' }] },
  });
  // What was read in another language is not kept for the next reader.
  expect(await ask(PAGES, 'es')).toEqual(english);
});

it('a filter names its categories in the language of the page', async () => {
  const query = '{ videos(input: {}) { facets { name values { value name } } } }';
  const named = async (language: string | null) => {
    const { videos } = (await ask(query, language)) as {
      videos: { facets: readonly { name: string; values: readonly { value: string; name: string }[] }[] };
    };
    return videos.facets.find(({ name }) => name === 'categories')?.values.map(({ name }) => name);
  };
  expect(await named(null)).toEqual(['Rain', 'Winter']);
  expect(await named('de')).toEqual(['Regen', 'Äste']);
  expect(await named(null)).toEqual(['Rain', 'Winter']);
});

it('films and categories are found by the names of categories and tags in any language, wherever the page is', async () => {
  const query = `{
    byCategory: videos(input: { search: "regen" }) { items { slug } }
    byTag: videos(input: { search: "dämmerung" }) { items { slug } }
    quickSearch(query: "regen") { categories { slug } videos { slug } }
  }`;
  const harbor = [{ slug: 'glass-harbor' }];
  for (const language of [null, 'de', 'es']) {
    expect(await ask(query, language)).toEqual({
      byCategory: { items: harbor },
      byTag: { items: harbor },
      quickSearch: { categories: [{ slug: 'rain' }], videos: harbor },
    });
  }
});

it('an export has them again, and a category that changes its name is found by the new one', async () => {
  const { rows } = await sql<{ id: string }>`select id from channels`.execute(gateway.services.db);
  const ids = rows.map(({ id }) => id);
  const [exported] = await readPublished(gateway.services.db, 'channel', { ids });
  expect(exported?.document).toMatchObject(german('Schneideraum'));
  const films = await sql<{ id: string }>`select id from videos where slug = 'glass-harbor'`.execute(
    gateway.services.db,
  );
  const [film] = await readPublished(gateway.services.db, 'film', { ids: films.rows.map(({ id }) => id) });
  expect(film?.document).toMatchObject({
    chapters: [
      { title: 'The quay', ...german('Der Kai') },
      { title: 'The boat', translations: [] },
    ],
  });
  const { item } = await staff.save(
    'category',
    { slug: 'rain', name: 'Rain', ...german('Schauer') },
    {
      id: 'rain',
      version: 2,
    },
  );
  await staff.change('publishContent', { kind: 'category', id: 'rain', expectedVersion: item?.version ?? 0 }, KEY);
  const query =
    '{ old: videos(input: { search: "regen" }) { items { slug } } now: videos(input: { search: "schauer" }) { items { slug } } }';
  expect(await ask(query, null)).toEqual({ old: { items: [] }, now: { items: [{ slug: 'glass-harbor' }] } });
});

it.each<[ContentKind, object, string]>([
  [
    'category',
    { slug: 'a', name: 'A', ...german('B', 'A category has no description.') },
    'translations.0.description',
  ],
  [
    'performer',
    { slug: 'a', name: 'A', sex: 'F', ...german('A name is one in every language') },
    'translations.0.title',
  ],
  ['tag', { slug: 'a', name: 'A', ...german('x'.repeat(81)) }, 'translations.0.title'],
])('refuses a text by language that a %s has not, or that is too long: %j', async (kind, document, path) => {
  expect(await staff.save(kind, document)).toMatchObject({ __typename: 'ContentInvalid', problems: [{ path }] });
});
