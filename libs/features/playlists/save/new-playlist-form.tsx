import { type FormEvent, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { CreatePlaylistDocument } from '../api/change-playlists.generated.ts';
import { changedPlaylist } from '../outcome.ts';
import { usePlaylistChange } from '../use-playlist-change.ts';

/** Begins a new list with a film. */
export function NewPlaylistForm({ videoId }: { readonly videoId: string }) {
  const t = useMessages(texts);
  const { change, isPending } = usePlaylistChange();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  const create = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setError(undefined);
    change({
      run: async (execute) =>
        changedPlaylist((await execute(CreatePlaylistDocument, { name, description: null, videoId })).createPlaylist),
      onDone: () => setName(''),
      onFailed: setError,
    });
  };

  return (
    <form onSubmit={create} noValidate className="flex flex-col gap-3 border-t border-subtle pt-5">
      <Field label={t('save.newName')} error={error}>
        <Input
          value={name}
          placeholder={t('save.placeholder')}
          maxLength={PLAYLISTS.longestName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" busy={isPending}>
        {t('save.create')}
      </Button>
    </form>
  );
}
