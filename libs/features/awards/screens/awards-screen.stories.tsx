import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import { AwardsScreen } from './awards-screen.tsx';

const PRIZES = ['Best Picture', 'Best Leading Performance', 'Audience Prize', 'Best Direction'];
const items = PRIZES.map((name, index) => ({
  id: String(index),
  year: index < 2 ? 2026 : 2025,
  name,
  organization: 'Lantern Awards',
  isWin: index !== 2,
  site: { name: 'Vixen' },
  video: index === 3 ? null : { slug: 'saltwater', title: 'Saltwater', picture: aPicture(index) },
  performer: index === 1 ? { slug: 'ada-marlow', name: 'Ada Marlow', portrait: aPicture(4) } : null,
}));
const info = { page: 1, pageSize: 6, total: 4, totalIsExact: true, hasNextPage: false };
const facts = { wins: 3, nominations: 1, festivals: 1, since: 2025 };
const list = { items, info, facts };
const props = { requested: { page: 1, result: null }, brand: 'Vixen', showsSites: true };

const meta = {
  title: 'Screens/Awards',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Years: Story = { render: () => <AwardsScreen {...props} list={list} /> };
export const None: Story = {
  render: () => <AwardsScreen {...props} requested={{ page: 9, result: null }} list={{ ...list, items: [] }} />,
};
