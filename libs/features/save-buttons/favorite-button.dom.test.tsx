import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { FavoriteHeart } from './favorite-button.tsx';

const item = { kind: 'VIDEO', id: 'v1', name: 'Slow light', isFavorite: false } as const;
const changed = { __typename: 'FavoritesChanged', ids: ['v1'] };

function show(answers: Readonly<Record<string, () => unknown>>) {
  const { Page } = pageFixture({ viewer: { ...VISITOR, userId: 'u' }, answers });
  const notices: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <FavoriteHeart {...item} />
        <FavoriteHeart {...item} />
      </FlashProvider>
    </Page>,
  );
  const hearts = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-pressed'));
  return { notices, hearts, press: () => fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement) };
}

afterEach(() => document.body.replaceChildren());

describe('R26 the heart of a card', () => {
  it('answers at once on every card of the film, and offers to undo', async () => {
    const calls: string[] = [];
    const answer = (name: string, field: string) => () => {
      calls.push(name);
      return { [field]: changed };
    };
    const page = show({
      AddFavorites: answer('add', 'addFavorites'),
      RemoveFavorites: answer('remove', 'removeFavorites'),
    });
    expect(page.hearts()).toEqual(['false', 'false']);
    page.press();
    await waitFor(() => expect(page.hearts()).toEqual(['true', 'true']));
    await waitFor(() => expect(page.notices).toHaveLength(1));
    expect(page.notices).toMatchObject([{ type: 'success', message: 'Slow light was added to your favorites.' }]);
    await act(async () => page.notices[0]?.action?.run());
    await waitFor(() => expect(page.hearts()).toEqual(['false', 'false']));
    await waitFor(() => expect(calls).toEqual(['add', 'remove']));
    // Undoing shows no further notice.
    expect(page.notices).toHaveLength(1);
  });

  it.each([
    ['a refusal', () => ({ addFavorites: { __typename: 'AccessDenied', messageKey: 'errors.signInRequired' } })],
    ['a film that is gone', () => ({ addFavorites: { __typename: 'FavoritesChanged', ids: [] } })],
    [
      'a broken line',
      () => {
        throw new Error('offline');
      },
    ],
  ])('goes back on %s, and says so', async (_case, answer) => {
    const page = show({ AddFavorites: answer });
    page.press();
    await waitFor(() => expect(page.notices).toHaveLength(1));
    await waitFor(() => expect(page.hearts()).toEqual(['false', 'false']));
    expect(page.notices.map(({ type }) => type)).toEqual(['error']);
  });
});
