import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../testing/draft.ts';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';
import { savedFields } from '../../testing/saved-fields.ts';

const NOTHING = {
  film: null,
  performer: null,
  category: null,
  tag: null,
  channel: null,
  pack: null,
  showcase: null,
  picture: null,
};
const performer = (slug: string, name: string, state = 'published') => ({
  ...NOTHING,
  kind: 'performer',
  id: slug,
  state,
  performer: { slug, name },
});
const NOVA = performer('nova-lark', 'Nova Lark');
const JUNO = performer('juno-west', 'Juno West', 'draft');
const ADA = performer('ada-moss', 'Ada Moss');
const filmOf = (performers: readonly string[]) =>
  draft({
    kind: 'film',
    id: 'film-1',
    film: { slug: 'evening', title: 'Evening', site: 'vixen', bestHeight: 1_080, chapters: [], performers },
  });

async function open(performers: readonly string[], role: 'editor' | 'moderator' = 'editor') {
  const film = filmOf(performers);
  const all = [NOVA, JUNO, ADA];
  const { calls } = await openPage('/films/film-1', role, {
    ContentItem: () => ({ content: film }),
    ContentVersions: () => ({ contentVersions: [] }),
    MediaSources: () => ({ mediaSources: { sources: [], next: null } }),
    WholeFilm: () => ({ mediaSources: { sources: [] } }),
    HasStockMedia: () => ({ hasStockMedia: false }),
    ReferencesFound: ({ kind, search }) => ({
      contentPage: {
        items: kind === 'performer' ? all.filter(({ performer: { name } }) => name.includes(String(search))) : [],
      },
    }),
    ReferencesNamed: ({ slugs }) => ({
      contentBySlugs: all.filter(({ performer: { slug } }) => (slugs as readonly string[]).includes(slug)),
    }),
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item: film } }),
  });
  return { calls, user: userEvent.setup(), list: () => screen.getByRole('list', { name: 'Performers' }) };
}
const search = () => screen.findByRole('combobox', { name: 'Find: performers' }, PATIENTLY);

/** Saves the form; returns the performers that were sent. */
async function saved(calls: readonly { operation: string; variables: Readonly<Record<string, unknown>> }[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  return savedFields(calls, 'film')?.performers;
}

it('performers are found by a part of their name, chosen by keys, put into their order and saved by their slugs', async () => {
  const { calls, user, list } = await open(['nova-lark']);
  const input = await search();
  expect(await within(list()).findByText('Nova Lark')).toBeDefined();
  await user.type(input, 'Juno');
  const option = await screen.findByRole('option', { name: /Juno West/ });
  // What nobody sees yet says so, there and in the list.
  expect(within(option).getByText('Draft')).toBeDefined();
  await user.keyboard('{Enter}');
  expect((input as HTMLInputElement).value).toBe('');
  expect(within(list()).getByText('Juno West')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Move Juno West up' }));
  expect(screen.getByText('Juno West is now number 1 of 2.')).toBeDefined();
  expect(await saved(calls)).toEqual(['juno-west', 'nova-lark']);
});

it('a list of slugs can be pasted, one is taken out again, and an unknown one is marked', async () => {
  const { calls, user, list } = await open(['nova-lark']);
  await user.click(await search());
  await user.paste('ada-moss, no-body');
  await user.click(await screen.findByRole('option', { name: 'Add these 2 slugs' }));
  expect(await within(list()).findByText('Ada Moss')).toBeDefined();
  expect(await within(list()).findByText('Nothing has this slug')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take out no-body' }));
  expect(await saved(calls)).toEqual(['nova-lark', 'ada-moss']);
});

it('what was typed and not chosen is not lost in silence: the form waits', async () => {
  const { calls, user } = await open([]);
  const input = (await search()) as HTMLInputElement;
  await user.type(input, 'Nova');
  expect(input.validationMessage).toBe('Choose one of the results, or empty this field.');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(false);
  await user.clear(input);
  expect(input.validationMessage).toBe('');
});

it('who only reads sees the names and nothing to change them by', async () => {
  const { list } = await open(['nova-lark'], 'moderator');
  await waitFor(() => expect(within(list()).getByText('Nova Lark')).toBeDefined(), PATIENTLY);
  expect(screen.queryByRole('combobox', { name: 'Find: performers' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Take out/ })).toBeNull();
});

it('the composition of the demonstration is no field where nothing of it stands in', async () => {
  await open([]);
  await search();
  expect(screen.queryByLabelText('Composition of the demonstration')).toBeNull();
});
