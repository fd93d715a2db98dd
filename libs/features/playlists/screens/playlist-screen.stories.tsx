import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { aPlaylist } from '../testing/a-playlist.ts';
import { PlaylistScreen } from './playlist-screen.tsx';

const meta = {
  title: 'Screens/Playlist',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Films: Story = { render: () => <PlaylistScreen playlist={aPlaylist(5)} page={1} /> };
export const Shared: Story = {
  render: () => <PlaylistScreen playlist={{ ...aPlaylist(2), shareToken: 'secret' }} page={1} />,
};
export const Empty: Story = { render: () => <PlaylistScreen playlist={aPlaylist(0)} page={1} /> };
