import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { textsOf, useMessages } from '@network/core/i18n/messages.ts';
import {
  type TandemAnswer,
  type TandemChild,
  tandemCreationMachine,
} from '@network/lifecycle/tandem-creation/tandem-creation.machine.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { CreateTandemAccountDocument } from '../api/create-tandem-account.generated.ts';
import { accountPageQuery } from '../queries.ts';
import { CredentialFields } from './credential-fields.tsx';
import { credentialsSchema } from './credentials.ts';

/** Invites the second person of a membership: their account is made when the mailed link is followed. */
export default function TandemAccountDialog({ onClose }: DialogProps<'TandemAccountCreation'>) {
  const t = useMessages(obligations);
  const client = useQueryClient();
  const flash = useFlash();
  const machine = useMemo(
    () =>
      tandemCreationMachine.provide({
        actors: {
          inviteChild: fromPromise<TandemAnswer, TandemChild>(async ({ input }) => {
            const { createTandemAccount } = await transportOf(client)(CreateTandemAccountDocument, { input });
            return createTandemAccount.success
              ? { kind: 'invited' }
              : { kind: 'refused', messageKey: createTandemAccount.messageKey ?? '' };
          }),
        },
      }),
    [client],
  );
  const [state, send, flow] = useMachine(machine, {
    input: { hasTandemChildAccount: false, isTandemChildAccount: false },
  });
  const hasNotified = useRef(false);
  const isInvited = state.matches('invited');
  useEffect(() => {
    if (!isInvited || hasNotified.current) return;
    hasNotified.current = true;
    void client.invalidateQueries({ queryKey: accountPageQuery.queryKey });
    flash({ type: 'success', message: t('tandem.invited') });
    onClose();
  }, [isInvited, client, flash, onClose, t]);
  const form = useCheckedForm({
    schema: credentialsSchema(textsOf(obligations).tandem.errors),
    onSubmit: async (fields) => {
      send({ type: 'create', fields });
      await waitFor(flow, (at) => !at.matches('inviting'));
      return {};
    },
  });
  const problem = problemOf(state.context.messageKey);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('tandem.title')}
      description={t('tandem.text')}
      closeLabel={t('tandem.close')}
      backdropCloses={false}
      escapeCloses
      size="small"
    >
      <form {...form.formProps} method="post" className="flex flex-col gap-5">
        <CredentialFields
          form={form}
          emailLabel={t('tandem.email')}
          passwordLabel={t('tandem.password')}
          passwordHint={t('tandem.hint')}
          emailAutoComplete="off"
        />
        {problem === null ? null : (
          <p role="alert" className="text-small text-danger">
            {t(`tandem.errors.${problem}`)}
          </p>
        )}
        <Button type="submit" block busy={state.matches('inviting')}>
          {t('tandem.submit')}
        </Button>
        <p className="text-caption text-pretty text-muted">{t('terms.tandem')}</p>
      </form>
    </Dialog>
  );
}

function problemOf(messageKey: string | null): keyof typeof obligations.tandem.errors | null {
  if (messageKey === null) return null;
  const key = messageKey.split('.').at(-1) ?? '';
  return Object.hasOwn(obligations.tandem.errors, key) ? (key as keyof typeof obligations.tandem.errors) : 'failed';
}
