import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { ListPagination } from './list-pagination.tsx';

afterEach(cleanup);

const info = { page: 9, pageSize: 12, total: 240, totalIsExact: true, hasNextPage: true };
const hrefFor = (page: number) => `/list?page=${String(page)}`;

/** The numbers of the pages that are linked, the present one included; a phone hides some of them. */
const pages = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem')
    .map((item) => Number(item.textContent))
    .filter((page) => page > 0);

// "maximum pages 5; variable pagination maximum 5 on mobile and 10 on desktop"
describe('K03 the pages under a list', () => {
  const { Page } = pageFixture({});

  it('K03 are five in a list that a person made, and up to ten in one of the catalogue', () => {
    render(<ListPagination isFixed info={info} hrefFor={hrefFor} />, { wrapper: Page });
    expect(pages()).toEqual([7, 8, 9, 10, 11]);
    cleanup();
    render(<ListPagination info={info} hrefFor={hrefFor} />, { wrapper: Page });
    expect(pages()).toHaveLength(10);
  });
});
