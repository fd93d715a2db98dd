import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import { CategoriesScreen } from './categories-screen.tsx';

const NAMES = ['Masquerade', 'Hotel Rooms', 'Golden Hour', 'Backstage', 'Rain', 'Neon', 'Slow Cinema', 'Road Stories'];
const categories = NAMES.map((name, index) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  videoCount: 33 - index,
  picture: aPicture(index),
}));

const meta = {
  title: 'Screens/Categories',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => <CategoriesScreen categories={categories} search={{ order: 'films', find: '' }} />,
};
export const NotFound: Story = {
  render: () => <CategoriesScreen categories={categories} search={{ order: 'name', find: 'zebra' }} />,
};
