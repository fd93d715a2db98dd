import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { object } from 'zod/mini';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { comments } from '@network/messages/comments.ts';
import { profile as profileTexts } from '@network/messages/profile.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
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
  const id = useId();
  const { id: ownName, sites, sisters } = useTenant();
  // The gateway knows every brand, and refuses what is missing here.
  const brandNames = [ownName, ...sites, ...sisters];
  const choose = useMutation(operationMutation(SetDisplayNameDocument));
  const form = useCheckedForm({
    schema: object({
      displayName: checkedText((name) => {
        if (!isUsername(name)) return tProfile('errors.invalidUsername');
        return isReservedUsername(name, brandNames) ? tProfile('errors.reserved') : null;
      }),
    }),
    onSubmit: async ({ displayName: name }) => {
      try {
        const { setDisplayName: answer } = await choose.mutateAsync({ displayName: name });
        if (answer.__typename === 'DisplayNameRefused') {
          const key = answer.messageKey.replace('profile.errors.', '');
          return { displayName: isKnown(key) ? tProfile(`errors.${key}`) : t('nameDialog.failed') };
        }
        const { displayName } = answer;
        client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, displayName });
        flash({ type: 'success', message: t('nameDialog.saved', { name: displayName }) });
        onClose();
        options.onChosen(displayName);
        return {};
      } catch (failure) {
        return { displayName: commonFailureText(failure) ?? t('nameDialog.failed') };
      }
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('nameDialog.title')}
      description={t('nameDialog.text')}
      backdropCloses={false}
      escapeCloses
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('nameDialog.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isSending}>
            {t('nameDialog.save')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.formProps}>
        <Field label={t('nameDialog.label')} hint={t('nameDialog.hint')} error={form.errorOf('displayName')} required>
          <Input
            {...form.control('displayName')}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </form>
    </Dialog>
  );
}
