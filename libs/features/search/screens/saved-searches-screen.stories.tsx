import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { aSavedSearch } from '../testing/some-saved-searches.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

const meta = {
  title: 'Screens/Saved searches',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = [
  aSavedSearch({ notifies: true }),
  aSavedSearch({
    savedSearchId: 'b',
    name: 'Everything with rain',
    place: 'SEARCH',
    text: 'rain',
    order: 'NEWEST',
    facets: [],
  }),
];

export const Some: Story = { render: () => <SavedSearchesScreen data={{ savedSearches: saved }} /> };
export const Empty: Story = { render: () => <SavedSearchesScreen data={{ savedSearches: [] }} /> };
