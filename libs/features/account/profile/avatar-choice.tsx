import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { account } from '@network/messages/account.ts';
import { AVATARS } from '@network/tenant/constants.ts';
import { Avatar } from '@network/ui/avatar/avatar.tsx';
import { DrawnAvatar } from '@network/ui/drawn-avatar/drawn-avatar.tsx';
import { SetAvatarDocument } from '../api/set-avatar.generated.ts';
import { accountPageQuery } from '../queries.ts';

const SEEDS = Array.from({ length: AVATARS }, (_, index) => index + 1);

/** The choice among drawn avatars, or the initials of the name. */
export function AvatarChoice({ name, avatar }: { readonly name: string; readonly avatar: number | null }) {
  const t = useMessages(account);
  const flash = useFlash();
  const { mutate, isPending, variables } = useMutation({
    ...operationMutation(SetAvatarDocument),
    onSuccess: ({ setAvatar: answer }, _variables, _before, { client }) => {
      if (answer.__typename === 'AvatarRefused') return flash({ type: 'error', message: t('avatar.failed') });
      const chosen = { avatar: answer.avatar };
      client.setQueryData(profileQuery.queryKey, (known) => known && { ...known, ...chosen });
      client.setQueryData(accountPageQuery.queryKey, (known) =>
        known?.findOneUserProfile
          ? { ...known, findOneUserProfile: { ...known.findOneUserProfile, ...chosen } }
          : known,
      );
      flash({ type: 'success', message: t('avatar.saved') });
    },
    onError: (failure) => flash({ type: 'error', message: commonFailureText(failure) ?? t('avatar.failed') }),
  });
  const shown = isPending ? (variables.avatar ?? null) : avatar;
  const optionOf = (value: number | null, label: string, drawing: ReactNode) => (
    <label
      key={label}
      className="cursor-pointer rounded-pill p-1 outline-2 outline-transparent transition-[outline-color] hover:outline-outline has-checked:outline-accent has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name="avatar"
        className="sr-only"
        aria-label={label}
        checked={shown === value}
        onChange={() => {
          if (!isPending) mutate({ avatar: value });
        }}
      />
      {drawing}
    </label>
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-4" aria-describedby="avatar-text" aria-busy={isPending}>
      <legend className="mb-1 text-lead font-semibold">{t('avatar.title')}</legend>
      <p id="avatar-text" className="text-small text-pretty text-muted">
        {t('avatar.text')}
      </p>
      <div className="flex flex-wrap gap-1">
        {optionOf(null, t('avatar.initials'), <Avatar name={name} />)}
        {SEEDS.map((seed) =>
          optionOf(seed, t('avatar.drawing', { number: String(seed) }), <DrawnAvatar seed={seed} />),
        )}
      </div>
    </fieldset>
  );
}
