import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { asStaff, KEY, type Result, type StaffCalls } from '../testing/staff-calls.ts';
import { readPublished } from './content-kinds.ts';

const FILM = {
  slug: 'glass-harbor',
  title: 'Glass Harbor',
  description: 'A quay at dusk.',
  site: 'vixen',
  runLengthSeconds: 1_800,
};
const TRANSLATIONS = [
  { language: 'de', title: 'Gläserner Hafen', description: 'Ein Kai in der Dämmerung.' },
  { language: 'es', title: '', description: 'Un muelle al anochecer.' },
];

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
});

const save = (input: object): Promise<Result> => staff.save('film', input);
const publish = (id: string, expectedVersion: number): Promise<Result> =>
  staff.change('publishContent', { kind: 'film', id, expectedVersion }, KEY);

interface Read {
  readonly video: { readonly title: string; readonly description: string } | null;
  readonly videos: { readonly items: readonly { readonly title: string }[] };
}

/** What a page in a language shows of the film, and what a search there finds. */
async function readIn(language: string | null, search = 'harbor') {
  const { data } = await gateway.graphql<Read>(
    `query ($search: String!) {
      video(slug: "glass-harbor") { title description }
      videos(input: { search: $search }) { items { title } }
    }`,
    { search },
    { tenant: 'vixen', ...(language !== null && { headers: { 'x-language': language } }) },
  );
  return { ...data.video, found: data.videos.items.map(({ title }) => title) };
}

it('a film is read in the language of the page, in English where it has no text in it, and found by the words of any', async () => {
  const { item } = await save({ ...FILM, translations: TRANSLATIONS.toReversed() });
  const id = item?.id ?? '';
  expect(await publish(id, item?.version ?? 0)).toMatchObject({ item: { state: 'published' } });
  const english = { title: FILM.title, description: FILM.description, found: [FILM.title] };
  expect(await readIn(null)).toEqual(english);
  const german = { title: 'Gläserner Hafen', description: 'Ein Kai in der Dämmerung.', found: ['Gläserner Hafen'] };
  expect(await readIn('de')).toEqual(german);
  expect(await readIn('de', 'gläserner')).toEqual(german);
  expect(await readIn('es', 'muelle')).toEqual({ ...english, description: 'Un muelle al anochecer.' });
  // What was read in another language is not kept for the next reader.
  expect(await readIn(null)).toEqual(english);

  // An export has them again, in one order.
  const [exported] = await readPublished(gateway.services.db, 'film', { ids: [id] });
  expect(exported?.document).toMatchObject({ translations: TRANSLATIONS });

  // And a later version may end them.
  const { item: next } = await staff.save('film', FILM, { id, version: 2 });
  await publish(id, next?.version ?? 0);
  expect(await readIn('de')).toEqual(english);
  expect((await readIn('de', 'gläserner')).found).toEqual([]);
});

it.each([
  [[{ language: 'fr', title: 'Port', description: '' }], 'translations.0.language'],
  [[{ language: 'de', title: '', description: '' }], 'translations.0'],
  [[{ language: 'de', title: 'x'.repeat(201), description: '' }], 'translations.0.title'],
  [[TRANSLATIONS[0], TRANSLATIONS[0]], 'translations'],
])('refuses what is no translation, or a second one of a language: %j', async (translations, path) => {
  const input = { ...FILM, slug: 'wrong', translations };
  expect(await save(input)).toMatchObject({ __typename: 'ContentInvalid', problems: [{ path }] });
});
