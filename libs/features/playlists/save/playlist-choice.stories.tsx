import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { NewPlaylistForm } from './new-playlist-form.tsx';
import { PlaylistChoice } from './playlist-choice.tsx';

const meta = { title: 'Dialogs/Add to playlist', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const film = { videoId: 'v1', title: 'Slow light' };

export const Lists: Story = {
  render: () => (
    <div className="flex max-w-dialog-small flex-col gap-5">
      <PlaylistChoice
        film={film}
        data={{
          playlistsWith: ['a'],
          playlists: [
            { playlistId: 'a', name: 'Slow evenings', total: 12, shareToken: null },
            { playlistId: 'b', name: 'For the long way home, when nobody else is awake', total: 1, shareToken: null },
          ],
        }}
      />
      <NewPlaylistForm videoId={film.videoId} />
    </div>
  ),
};
export const None: Story = {
  render: () => <PlaylistChoice film={film} data={{ playlistsWith: [], playlists: [] }} />,
};
