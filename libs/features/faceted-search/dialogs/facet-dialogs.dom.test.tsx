import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FacetFilters } from '../../listing/facets/facet-groups.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import ActiveFiltersDialog from './active-filters-dialog.tsx';
import AdvancedFiltersDialog from './advanced-filters-dialog.tsx';

/** Long films with red-haired performers, as the listing passes them to its dialogs. */
const filters: FacetFilters = {
  action: '/videos',
  hidden: [{ name: 'order', value: 'name' }],
  clearHref: '/videos',
  active: [
    { label: 'Red hair', href: '/videos?length=long' },
    { label: 'Over 40 min', href: '/videos?hair=red' },
  ],
  groups: [
    {
      name: 'hair',
      label: 'Hair',
      options: [
        { value: 'red', label: 'Red', count: '7 videos', isChosen: true, href: '/videos?length=long' },
        {
          value: 'black',
          label: 'Black',
          count: '3 videos',
          isChosen: false,
          href: '/videos?hair=black,red&length=long',
        },
      ],
    },
    {
      name: 'length',
      label: 'Length',
      options: [{ value: 'long', label: 'Over 40 min', count: '4 videos', isChosen: true, href: '/videos?hair=red' }],
    },
  ],
};

function open(Dialog: typeof ActiveFiltersDialog | typeof AdvancedFiltersDialog, options: FacetFilters = filters) {
  let isClosed = false;
  const { Page, router } = pageFixture({ path: '/videos?hair=red&length=long' });
  render(
    <Page>
      <Dialog options={options} onClose={() => void (isClosed = true)} />
    </Page>,
  );
  return { address: () => router.history.location.href, isClosed: () => isClosed };
}

describe('M20 what narrows a list at present', () => {
  it('M20 names each filter, and taking one away leads to the list without it', async () => {
    const page = open(ActiveFiltersDialog);
    const dialog = within(screen.getByRole('dialog', { name: 'Active filters' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Red hair', 'Over 40 min']);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Over 40 min' }));
    await waitFor(() => expect(page.address()).toBe('/videos?hair=red'));
    expect(page.isClosed()).toBe(true);
  });

  it('M20 clears them all at once, and says so when there is none', async () => {
    const page = open(ActiveFiltersDialog);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(page.address()).toBe('/videos'));
    open(ActiveFiltersDialog, { ...filters, active: [] });
    expect(screen.getByText('No filters are active.')).toBeTruthy();
  });
});

describe('M21 every facet of a list', () => {
  it('M21 has what is chosen checked, takes several at once, and asks for the list by one address', async () => {
    const page = open(AdvancedFiltersDialog);
    const dialog = within(screen.getByRole('dialog', { name: 'All filters' }));
    const box = (group: string, name: RegExp) =>
      within(dialog.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Hair', /^Red/).checked, box('Hair', /^Black/).checked]).toEqual([true, false]);
    await userEvent.click(box('Hair', /^Black/));
    await userEvent.click(box('Length', /^Over 40 min/));
    expect(page.address()).toBe('/videos?hair=red&length=long');
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(page.address()).toBe('/videos?order=name&hair=black,red'));
    expect(page.isClosed()).toBe(true);
  });
});
