import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { UpdateUserAutoplayDocument } from '../api/update-user-autoplay.generated.ts';
import type { AutoplaySetting } from '../player/controls/settings-menu.tsx';

/** The autoplay setting of the signed-in person: changed at once, reset when the change fails. */
export function useAutoplaySetting(): AutoplaySetting | undefined {
  const client = useQueryClient();
  const { profile } = useSession();
  const show = (autoplayEnabled: boolean) =>
    client.setQueryData(profileQuery.queryKey, (known) => (known ? { ...known, autoplayEnabled } : known));
  const { mutate } = useMutation({
    ...operationMutation(UpdateUserAutoplayDocument),
    onMutate: ({ autoplayEnabled }) => void show(autoplayEnabled),
    onError: (_error, { autoplayEnabled }) => void show(!autoplayEnabled),
  });
  if (!profile) return undefined;
  return { isOn: profile.autoplayEnabled, onChange: (autoplayEnabled) => mutate({ autoplayEnabled }) };
}
