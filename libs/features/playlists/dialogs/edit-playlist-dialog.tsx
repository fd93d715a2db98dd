import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import { FormDialog } from '@network/ui/dialog/form-dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { CreatePlaylistDocument, EditPlaylistDocument } from '../api/change-playlists.generated.ts';
import { changedPlaylist } from '../outcome.ts';
import { usePlaylistChange } from '../use-playlist-change.ts';

/** Creates a list and leads to it, or changes what one is called. */
export default function EditPlaylistDialog({ options: { playlist }, onClose }: DialogProps<'EditPlaylist'>) {
  const t = useMessages(texts);
  const router = useRouter();
  const [name, setName] = useState(playlist?.name ?? '');
  const [description, setDescription] = useState(playlist?.description ?? '');
  const [error, setError] = useState<string>();
  const { change, isPending } = usePlaylistChange();
  const isNew = playlist === null;

  const save = () => {
    setError(undefined);
    change({
      run: async (execute) =>
        changedPlaylist(
          isNew
            ? (await execute(CreatePlaylistDocument, { name, description, videoId: null })).createPlaylist
            : (await execute(EditPlaylistDocument, { playlistId: playlist.playlistId, name, description }))
                .editPlaylist,
        ),
      onDone: ({ playlistId }) => {
        onClose();
        if (isNew) void router.navigate({ href: `/playlists/${playlistId}` });
      },
      onFailed: setError,
    });
  };

  return (
    <FormDialog
      title={t(isNew ? 'form.createTitle' : 'form.editTitle')}
      labels={{ submit: t(isNew ? 'form.create' : 'form.save'), cancel: t('form.cancel') }}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('form.name')} error={error} required>
        <Input
          value={name}
          maxLength={PLAYLISTS.longestName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={t('form.description')} hint={t('form.descriptionHint')}>
        <Textarea
          value={description}
          maxLength={PLAYLISTS.longestDescription}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
