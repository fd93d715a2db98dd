import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aPicture } from '../../testing/story-samples.ts';
import { CategoriesScreen } from './categories-screen.tsx';

const NAMES = ['Neon', 'Rain', 'Backstage', 'Golden Hour', 'Letters', 'Ensemble', 'Reunions'];
const categories = NAMES.map((name, index) => ({
  slug: name.toLowerCase(),
  name,
  videoCount: index,
  picture: aPicture(index),
}));

function show(count = NAMES.length) {
  const { Page } = pageFixture({});
  render(
    <Page>
      <CategoriesScreen categories={categories.slice(0, count)} search={{ order: 'films', find: '' }} />
    </Page>,
  );
  const names = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/videos?categories='))
      .map((link) => link.querySelector('.type-display')?.textContent);
  return { names };
}

describe('R14 the screen of categories', () => {
  it('R14 narrows while somebody types, and says how many are left', async () => {
    const { names } = show();
    expect(names()).toEqual(NAMES.toReversed());
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'RE' } });
    await waitFor(() => expect(names()).toEqual(['Reunions']));
    expect(screen.getByRole('status').textContent).toBe('1 category');
  });

  it('R14 leads from a name that it does not have to the search of films', async () => {
    show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra & co' } });
    const link = await screen.findByRole('link', { name: 'Search the films' });
    expect(link.getAttribute('href')).toBe('/search?q=zebra%20%26%20co');
  });

  it('R14 has no field and no order for a handful', () => {
    const { names } = show(4);
    expect(names()).toHaveLength(4);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
