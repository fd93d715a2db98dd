import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date'] });
});

const film = (slug: string, more: object = {}) => ({
  kind: 'film',
  id: `id-${slug}`,
  state: 'published',
  version: 4,
  publishedVersion: 4,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  scheduleProblem: null,
  film: { slug, title: slug, site: 'vixen', releasedAt: null },
  ...more,
});
const release = (slug: string, at: string, more: object = {}) => ({ what: 'release', at, item: film(slug, more) });
const ENTRIES = [
  release('harbor', '2026-03-12T18:00:00.000Z'),
  release('garden', '2026-03-12T20:00:00.000Z'),
  release('terrace', '2026-03-13T18:00:00.000Z', { state: 'draft', publishedVersion: null }),
  release('balcony', '2026-03-02T18:00:00.000Z'),
];
const saved = (to: string) => ({ __typename: 'ContentSaved', item: { ...film('harbor'), version: 5, releasedAt: to } });
const answers = (result: (variables: Readonly<Record<string, unknown>>) => object) => ({
  Calendar: () => ({ calendar: { isComplete: true, entries: ENTRIES } }),
  MoveCalendarEntry: (variables: Readonly<Record<string, unknown>>) => ({ result: result(variables) }),
});
const moves = (calls: readonly { operation: string; variables: Readonly<Record<string, unknown>> }[]) =>
  calls.filter(({ operation }) => operation === 'MoveCalendarEntry').map(({ variables }) => variables);

it('shows the month of its address, its conflicts and the days without a release', async () => {
  const { calls } = await openPage(
    '/calendar?day=2026-03-15&site=vixen',
    'editor',
    answers(() => ({})),
  );
  const table = await screen.findByRole('table', { name: 'March 2026' }, PATIENTLY);
  expect(calls[0]?.variables).toEqual({
    from: '2026-02-23T00:00:00.000Z',
    until: '2026-04-06T00:00:00.000Z',
    site: 'vixen',
  });
  expect(within(table).getByRole('button', { name: /^harbor.*Comes out.*Another film of this site/ })).toBeDefined();
  expect(within(table).getByRole('button', { name: /^terrace.*Nothing publishes this draft/ })).toBeDefined();
  expect(screen.getByText('3 problems to look at')).toBeDefined();
  // From the 10th to the 5th of April there are 27 days, of which two have a release.
  expect(within(table).getAllByText('No release')).toHaveLength(25);
});

it('moves an entry by keys, and back', async () => {
  const { calls } = await openPage(
    '/calendar?day=2026-03-15&site=vixen',
    'editor',
    answers(({ to }) => saved(String(to))),
  );
  const entry = await screen.findByRole('button', { name: /^harbor/ }, PATIENTLY);
  entry.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is back where it was.')).toBeDefined();
  const key = { kind: 'film', id: 'id-harbor', what: 'release' };
  expect(moves(calls)).toEqual([
    { ...key, expectedVersion: 4, to: '2026-03-19T18:00:00.000Z' },
    { ...key, expectedVersion: 5, to: '2026-03-12T18:00:00.000Z' },
  ]);
});

it('moves an entry that is dropped on another day, at its time', async () => {
  const { calls } = await openPage(
    '/calendar?day=2026-03-15&site=vixen',
    'editor',
    answers(({ to }) => saved(String(to))),
  );
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (format: string, text: string) => data.set(format, text),
    getData: (format: string) => data.get(format) ?? '',
  };
  fireEvent.dragStart(await screen.findByRole('button', { name: /^harbor/ }, PATIENTLY), { dataTransfer });
  const cell = screen.getByLabelText('20 March 2026').closest('td');
  if (cell === null) throw new Error('The 20th has no cell.');
  fireEvent.drop(cell, { dataTransfer });
  await waitFor(() => expect(moves(calls)).toMatchObject([{ to: '2026-03-20T18:00:00.000Z' }]));
});

it('says why something was not moved, and leaves what is over alone', async () => {
  const refused = { __typename: 'ContentInvalid', problems: [{ path: 'to', message: 'expected a future time' }] };
  const { calls } = await openPage(
    '/calendar?day=2026-03-15&site=vixen',
    'editor',
    answers(() => refused),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^harbor/ }, PATIENTLY));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^Move to/), { target: { value: '2026-03-20T10:00' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('“harbor” was not moved. Expected a future time.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  (await screen.findByRole('button', { name: /^balcony/ })).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(moves(calls)).toHaveLength(1);
});

it('moves nothing for those who may not publish', async () => {
  const { calls } = await openPage(
    '/calendar?day=2026-03-15&site=vixen',
    'moderator',
    answers(() => ({})),
  );
  const entry = await screen.findByRole('button', { name: /^harbor/ }, PATIENTLY);
  expect(entry.getAttribute('draggable')).toBe('false');
  entry.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(moves(calls)).toEqual([]);
});

it('shows a week by site', async () => {
  await openPage(
    '/calendar?day=2026-03-12&view=week',
    'editor',
    answers(() => ({})),
  );
  const table = await screen.findByRole('table', { name: 'Week of 9 March 2026' }, PATIENTLY);
  const row = within(table).getByRole('row', { name: /^vixen/ });
  expect(within(row).getByRole('button', { name: /^garden/ })).toBeDefined();
  expect(within(within(table).getByRole('row', { name: /^tushy/ })).getAllByText('No release')).toHaveLength(6);
});

it('says the month of a day beside the title’s, and how entries are moved without a keyboard', async () => {
  await openPage(
    '/calendar?day=2026-03-15&site=vixen',
    'editor',
    answers(() => ({})),
  );
  const table = await screen.findByRole('table', { name: 'March 2026' }, PATIENTLY);
  const days = [...table.querySelectorAll('time')].map((each) => each.textContent);
  expect([days[0], days[6], days.at(-1)]).toEqual(['Mon 23 Feb', 'Sun 1', 'Sun 5 Apr']);
  expect(screen.getByText('Press an entry to open it, or to move it to another day.')).toBeDefined();
});
