import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { FavoritesList } from './favorites-list.tsx';

// "maximum pages 5" in a list that a person made.
it('K03 favorites link five pages', () => {
  const { Page } = pageFixture({});
  const info = { page: 9, pageSize: 12, total: 240, totalIsExact: true, hasNextPage: true };
  render(
    <FavoritesList kind="videos" info={info}>
      {[<p key="film">A film</p>]}
    </FavoritesList>,
    { wrapper: Page },
  );
  const items = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('listitem');
  // A phone hides some of them; arrows have no number.
  expect(items.filter((item) => Number(item.textContent) > 0)).toHaveLength(5);
});
