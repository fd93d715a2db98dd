import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import SharePlaylistDialog from './share-playlist-dialog.tsx';

const list = { __typename: 'Playlist', playlistId: 'a', name: 'Evenings', total: 2 };

function show(shareToken: string | null, answers: Readonly<Record<string, (variables: never) => unknown>>) {
  const { Page } = pageFixture({ viewer: { ...VISITOR, userId: 'u' }, answers });
  const notices: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <SharePlaylistDialog
          options={{ playlistId: 'a', name: 'Evenings', shareToken, showsName: false }}
          onClose={() => undefined}
        />
      </FlashProvider>
    </Page>,
  );
  return notices;
}

it('makes a link when the button is pressed, without a name on its page until that is agreed to', async () => {
  const sent: unknown[] = [];
  show(null, {
    SharePlaylist: (variables: { showsName: boolean }) => {
      sent.push(variables);
      return { sharePlaylist: { ...list, shareToken: 'secret', showsName: variables.showsName } };
    },
  });
  expect(screen.queryByLabelText('Link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
  const address = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(address.value).toBe(new URL('/lists/secret', testTenant.urls.tour).href);
  fireEvent.click(screen.getByRole('switch', { name: 'Show my display name on the page' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true));
  expect(sent).toEqual([
    { playlistId: 'a', showsName: false },
    { playlistId: 'a', showsName: true },
  ]);
});

it('a second press in the place of the button that makes a link copies it, and does not take it back', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(null, { SharePlaylist: () => ({ sharePlaylist: { ...list, shareToken: 'secret', showsName: false } }) });
  const button = screen.getByRole('button', { name: 'Create link' });
  fireEvent.click(button);
  await screen.findByLabelText('Link');
  fireEvent.click(button);
  await screen.findByText('The link was copied.');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(new URL('/lists/secret', testTenant.urls.tour).href);
});

it('revokes the link, and says so', async () => {
  const notices = show('secret', {
    RevokePlaylistLink: () => ({ revokePlaylistLink: { ...list, shareToken: null, showsName: false } }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await screen.findByRole('button', { name: 'Create link' });
  expect(notices).toMatchObject([{ type: 'success', message: 'The link no longer works.' }]);
});

it('leaves the link in its place when revoking fails', async () => {
  show('secret', {
    RevokePlaylistLink: () => {
      throw new Error('offline');
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await screen.findByText('Something went wrong. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toContain('/lists/secret');
});
