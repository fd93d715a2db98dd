import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPerformer, aVideo } from '../../testing/story-samples.ts';
import type { SearchPageQuery } from '../api/search-page.generated.ts';
import type { SearchQuery } from '../search-query.ts';
import { SearchScreen } from './search-screen.tsx';

const films = (count: number, from = 0) => Array.from({ length: count }, (_, index) => aVideo(from + index));
const info = { page: 1, pageSize: 12, total: 8, totalIsExact: true, hasNextPage: false };
const request: SearchQuery = { query: 'rain', page: 1, size: 12, order: 'NEWEST', facets: {} };
const found: SearchPageQuery = {
  quickSearch: {
    performers: [aPerformer(0), aPerformer(1)],
    categories: [{ slug: 'late-rain', name: 'Late rain', videoCount: 25 }],
  },
  videos: {
    items: films(8),
    info,
    related: [],
    didYouMean: null,
    facets: [
      {
        name: 'length',
        values: [
          { value: 'short', name: null, count: 3, isExact: true },
          { value: 'long', name: null, count: 5, isExact: true },
        ],
      },
    ],
  },
};
const nothing: SearchPageQuery = {
  quickSearch: { performers: [], categories: [] },
  videos: { items: [], info: { ...info, total: 0 }, related: [], facets: [], didYouMean: null },
};
const props = { isAuthenticated: true, request, results: found, isFaceted: false, hasSites: false };

const meta = {
  title: 'Screens/Search',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { render: () => <SearchScreen {...props} /> };
export const Filters: Story = { render: () => <SearchScreen {...props} isFaceted /> };
export const Little: Story = {
  render: () => (
    <SearchScreen
      {...props}
      results={{ ...nothing, videos: { ...found.videos, items: films(1), related: films(4, 1), facets: [] } }}
    />
  ),
};
export const Nothing: Story = {
  render: () => <SearchScreen {...props} results={{ ...nothing, videos: { ...nothing.videos, related: films(4) } }} />,
};
export const Narrowed: Story = {
  render: () => (
    <SearchScreen {...props} isFaceted request={{ ...request, facets: { length: ['long'] } }} results={nothing} />
  ),
};
export const Prompt: Story = {
  render: () => <SearchScreen {...props} request={{ ...request, query: '' }} results={null} />,
};
export const Meant: Story = {
  render: () => (
    <SearchScreen
      {...props}
      request={{ ...request, query: 'rian' }}
      results={{ ...found, videos: { ...found.videos, didYouMean: 'rain' } }}
    />
  ),
};
