import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '@network/access/staff/staff-rights.ts';
import { people } from '../messages/people.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';
import { areas } from './areas.ts';

const { palette } = words;
const entries = areas.flatMap((area) => area.entries);
const answers = { Members: () => ({ members: { members: [], nextCursor: null } }) };

async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: palette.title }, PATIENTLY);
}

const optionNames = (): readonly string[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const chosen = (): string => screen.getByRole('option', { selected: true }).textContent ?? '';

describe.each(STAFF_ROLES)('%s, in the palette', (role) => {
  it('finds the pages of the role, what everybody can do, and nothing else', async () => {
    await openPage('/', role, {});
    await openPalette();
    const pages = entries.filter(({ scope }) => may({ role }, scope)).map(({ label }) => label);
    expect(optionNames()).toEqual([...pages, words.account.signOut]);
  });

  it('looks for members if the role may read them, and calls nothing while it is typed', async () => {
    const { calls } = await openPage('/', role, {});
    const input = await openPalette();
    const before = calls.length;
    await userEvent.type(input, 'ada@example.com');
    const way = palette.member(people.members.byNames.email, 'ada@example.com');
    if (may({ role }, 'members:read')) expect(optionNames()).toEqual([way]);
    else expect(screen.getByText(palette.none)).toBeDefined();
    const found = may({ role }, 'members:read') ? 1 : 0;
    expect(screen.getByText(palette.found(found)).getAttribute('role')).toBe('status');
    expect(calls.slice(before)).toEqual([]);
  });
});

it('is a combobox of a list, and says which option the arrow keys are at', async () => {
  await openPage('/', 'admin', {});
  const input = await openPalette();
  const list = screen.getByRole('listbox', { name: palette.results });
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-controls')).toBe(list.id);
  expect(document.activeElement).toBe(input);
  const [first, second, ...rest] = within(list).getAllByRole('option');
  const active = () => input.getAttribute('aria-activedescendant');
  await waitFor(() => expect(active()).toBe(first?.id));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toBe(second?.id));
  expect(chosen()).toBe(second?.textContent);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(active()).toBe(rest.at(-1)?.id));
  await userEvent.type(input, 'approv');
  await waitFor(() => expect(active()).toBe(screen.getByRole('option', { name: people.approvals.title }).id));
});

it('opens the page that was chosen by Enter, with the focus in it', async () => {
  const { router } = await openPage('/', 'support', answers);
  await userEvent.type(await openPalette(), 'memb');
  await waitFor(() => expect(chosen()).toBe(people.members.title));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('opens the list of the members that a search finds', async () => {
  const { calls } = await openPage('/', 'support', answers);
  await userEvent.type(await openPalette(), '4242');
  await waitFor(() => expect(chosen()).toBe(palette.member(people.members.byNames.card, '4242')));
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(calls).toContainEqual({ operation: 'Members', variables: { by: 'card', text: '4242', after: null } }),
  );
});

it.each(['{Escape}', '{Control>}k{/Control}'])('is closed by %s, and the focus goes back', async (keys) => {
  await openPage('/', 'editor', {});
  const link = await screen.findByRole('link', { name: words.product });
  act(() => link.focus());
  await openPalette();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('stays closed while a dialog waits for an answer', async () => {
  await openPage('/', 'editor', {});
  await screen.findByRole('main');
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, PATIENTLY);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('combobox', { name: palette.title })).toBeNull();
});
