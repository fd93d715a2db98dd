import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { commandForKey } from '../player/model/keyboard.ts';
import { hasPageKeys } from '../player/model/page-keys.ts';
import PlayerKeysDialog from './player-keys-dialog.tsx';

beforeEach(() => localStorage.clear());

const show = () =>
  render(<PlayerKeysDialog options={{}} onClose={() => undefined} />, { wrapper: pageFixture({}).Page });

it('names only keys that the player knows', () => {
  show();
  const named = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent ?? '');
  const keys: Readonly<Record<string, string>> = {
    Space: ' ',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
  };
  expect(named.length).toBeGreaterThan(15);
  const unknown = named.filter(
    (key) =>
      key !== '?' && commandForKey({ key: keys[key] ?? key, ctrlKey: false, metaKey: false, altKey: false }) === null,
  );
  expect(unknown).toEqual([]);
});

it('switches the keys of the page off and on, and remembers it', async () => {
  show();
  const control = screen.getByRole('switch', { name: 'Keys work anywhere on the page' });
  await userEvent.click(control);
  expect(hasPageKeys(localStorage)).toBe(false);
  await userEvent.click(control);
  expect(hasPageKeys(localStorage)).toBe(true);
});
