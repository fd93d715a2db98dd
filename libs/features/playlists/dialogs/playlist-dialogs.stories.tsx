import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, saysAfter, unanswered, unreachable } from '../../testing/dialog-story.tsx';
import EditPlaylistDialog from './edit-playlist-dialog.tsx';
import SaveToPlaylistDialog from './save-to-playlist-dialog.tsx';
import SharePlaylistDialog from './share-playlist-dialog.tsx';

const nothing = () => undefined;

export default { title: 'Dialogs/Playlists' } satisfies Meta;

const save = <SaveToPlaylistDialog options={{ videoId: 'video', title: 'Saltwater' }} onClose={nothing} />;
const playlists = [
  { playlistId: 'a', name: 'Slow evenings', total: 12, shareToken: null },
  { playlistId: 'b', name: 'For the long way home', total: 1, shareToken: null },
];
export const AddTo: StoryObj = dialogStory(save, {
  answers: { PlaylistsOfFilm: () => ({ playlistsWith: ['a'], playlists }) },
});
export const AddToLoading: StoryObj = dialogStory(save, { answers: { PlaylistsOfFilm: unanswered } });
export const AddToFailed: StoryObj = dialogStory(save, { answers: { PlaylistsOfFilm: unreachable } });

const created = <EditPlaylistDialog options={{ playlist: null }} onClose={nothing} />;
const name = { Name: 'Slow evenings' };
const refused = { __typename: 'PlaylistRefused', code: 'TOO_MANY_PLAYLISTS', maximum: 50 };
export const New: StoryObj = dialogStory(created);
export const NewBusy: StoryObj = dialogStory(created, {
  answers: { CreatePlaylist: unanswered },
  play: busyAfter('Create playlist', name),
});
export const NewRefused: StoryObj = dialogStory(created, {
  answers: { CreatePlaylist: () => ({ createPlaylist: refused }) },
  play: saysAfter('Create playlist', /the maximum/, name),
});
export const Edit: StoryObj = dialogStory(
  <EditPlaylistDialog
    options={{ playlist: { playlistId: 'a', name: 'Slow evenings', description: 'For when it rains.' } }}
    onClose={nothing}
  />,
);

const kept = { playlistId: 'a', name: 'Slow evenings', shareToken: null, showsName: false };
export const SharePrivate: StoryObj = dialogStory(<SharePlaylistDialog options={kept} onClose={nothing} />);
export const ShareBusy: StoryObj = dialogStory(<SharePlaylistDialog options={kept} onClose={nothing} />, {
  answers: { SharePlaylist: unanswered },
  play: busyAfter('Create link'),
});
export const Shared: StoryObj = dialogStory(
  <SharePlaylistDialog options={{ ...kept, shareToken: 'k3Yx9', showsName: true }} onClose={nothing} />,
);
