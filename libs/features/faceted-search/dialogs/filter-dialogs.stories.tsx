import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FacetFilters } from '../../listing/facets/facet-groups.ts';
import { dialogStory } from '../../testing/dialog-story.tsx';
import ActiveFiltersDialog from './active-filters-dialog.tsx';
import AdvancedFiltersDialog from './advanced-filters-dialog.tsx';

const nothing = () => undefined;
const filters: FacetFilters = {
  action: '/videos',
  hidden: [{ name: 'order', value: 'RATING' }],
  clearHref: '/videos',
  active: [
    { label: 'Red hair', href: '/videos?length=long' },
    { label: 'Over 40 min', href: '/videos?hair=red' },
  ],
  groups: [
    {
      name: 'hair',
      label: 'Hair',
      options: ['Red', 'Black', 'Brown', 'Blonde'].map((label, index) => ({
        value: label.toLowerCase(),
        label,
        count: `${String(3 + index)} videos`,
        isChosen: index === 0,
        href: `/videos?hair=${label.toLowerCase()}`,
      })),
    },
    {
      name: 'length',
      label: 'Length',
      options: [{ value: 'long', label: 'Over 40 min', count: '4 videos', isChosen: true, href: '/videos?hair=red' }],
    },
  ],
};

export default { title: 'Dialogs/Filters' } satisfies Meta;

export const Active: StoryObj = dialogStory(<ActiveFiltersDialog options={filters} onClose={nothing} />);
export const NoneActive: StoryObj = dialogStory(
  <ActiveFiltersDialog options={{ ...filters, active: [] }} onClose={nothing} />,
);
export const All: StoryObj = dialogStory(<AdvancedFiltersDialog options={filters} onClose={nothing} />);
