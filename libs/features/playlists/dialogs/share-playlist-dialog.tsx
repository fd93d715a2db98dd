import { Copy, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { playlists as texts } from '@network/messages/playlists.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { RevokePlaylistLinkDocument, SharePlaylistDocument } from '../api/change-playlists.generated.ts';
import { changedPlaylist } from '../outcome.ts';
import { usePlaylistChange } from '../use-playlist-change.ts';

/** Shares a list by a link that can be copied and revoked. */
export default function SharePlaylistDialog({ options, onClose }: DialogProps<'SharePlaylist'>) {
  const { playlistId, name } = options;
  const t = useMessages(texts);
  const flash = useFlash();
  const { urls } = useTenant();
  const { change, isPending } = usePlaylistChange();
  const [{ shareToken, showsName }, setSharing] = useState<{ shareToken: string | null; showsName: boolean }>(options);
  const [note, setNote] = useState<string>();
  const address = shareToken === null ? null : new URL(`/lists/${shareToken}`, urls.tour).href;

  const share = (wantsName: boolean) =>
    change({
      run: async (execute) =>
        changedPlaylist((await execute(SharePlaylistDocument, { playlistId, showsName: wantsName })).sharePlaylist),
      onDone: setSharing,
      onFailed: setNote,
    });
  const revoke = () =>
    change({
      run: async (execute) =>
        changedPlaylist((await execute(RevokePlaylistLinkDocument, { playlistId })).revokePlaylistLink),
      onDone: (list) => {
        setSharing(list);
        flash({ type: 'success', message: t('link.revoked') });
      },
      onFailed: setNote,
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      setNote(t('link.copied'));
    } catch {
      setNote(t('link.notCopied'));
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('link.title', { name })}
      description={t(address === null ? 'link.privateText' : 'link.sharedText')}
      closeLabel={t('link.close')}
      size="small"
      backdropCloses={false}
      escapeCloses
      actions={
        address === null ? (
          <Button busy={isPending} onClick={() => share(showsName)}>
            <Link2 aria-hidden="true" />
            {t('link.create')}
          </Button>
        ) : (
          // In the place of the button that made the link, so that a second press of it copies and takes nothing back.
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t('link.copy')}
          </Button>
        )
      }
    >
      {address === null ? null : (
        <>
          <Field label={t('link.address')}>
            <Input readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
          <Checkbox
            isSwitch
            label={t('link.showsName')}
            hint={t('link.showsNameHint')}
            checked={showsName}
            disabled={isPending}
            onChange={(event) => share(event.target.checked)}
          />
          <Button variant="outline" className="self-start" busy={isPending} onClick={revoke}>
            <Link2Off aria-hidden="true" />
            {t('link.revoke')}
          </Button>
        </>
      )}
      <p role="status" className="text-small text-muted empty:hidden">
        {note}
      </p>
    </Dialog>
  );
}
