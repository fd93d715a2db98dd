import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { limitText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { comments } from '@network/messages/comments.ts';
import { profile as profileTexts } from '@network/messages/profile.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { NETWORK_NAMES } from '@network/tenant/sites.ts';
import { isReservedUsername } from '@network/validation/reserved-username.ts';
import { isUsername } from '@network/validation/username.ts';
import { SetDisplayNameDocument } from '../api/comments.generated.ts';

type ProfileError = keyof typeof profileTexts.errors;

const isKnown = (key: string): key is ProfileError => Object.hasOwn(profileTexts.errors, key);

/** The choice of the username next to comments, made once. */
export default function ChooseDisplayNameDialog({ options, onClose }: DialogProps<'ChooseDisplayName'>) {
  const t = useMessages(comments);
  const tProfile = useMessages(profileTexts);
  const flash = useFlash();
  const client = useQueryClient();
  const form = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const choose = useMutation({
    ...operationMutation(SetDisplayNameDocument),
    onSuccess: ({ setDisplayName: answer }) => {
      if (answer.__typename === 'DisplayNameRefused') {
        const key = answer.messageKey.replace('profile.errors.', '');
        setError(isKnown(key) ? tProfile(`errors.${key}`) : t('nameDialog.failed'));
        return;
      }
      const { displayName } = answer;
      client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, displayName });
      flash({ type: 'success', message: t('nameDialog.saved', { name: displayName }) });
      onClose();
      options.onChosen(displayName);
    },
    onError: (failure) => setError(limitText(failure) ?? t('nameDialog.failed')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUsername(name)) setError(tProfile('errors.invalidUsername'));
    else if (isReservedUsername(name, NETWORK_NAMES)) setError(tProfile('errors.reserved'));
    else choose.mutate({ displayName: name });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('nameDialog.title')}
      description={t('nameDialog.text')}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('nameDialog.cancel')}
          </Button>
          <Button type="submit" form={form} busy={choose.isPending}>
            {t('nameDialog.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label={t('nameDialog.label')} hint={t('nameDialog.hint')} error={error} required>
          <Input
            value={name}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
