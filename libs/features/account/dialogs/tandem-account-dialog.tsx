import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import {
  type TandemAnswer,
  type TandemChild,
  tandemCreationMachine,
} from '@network/lifecycle/tandem-creation/tandem-creation.machine.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { useBlurValidation } from '@network/ui/field/use-blur-validation.ts';
import { Input } from '@network/ui/input/input.tsx';
import { CreateTandemAccountDocument } from '../api/create-tandem-account.generated.ts';
import { accountPageQuery } from '../queries.ts';
import { checkCredentials, credentialsOf, isMemberEmail, passwordFault } from './credentials.ts';

/** Creates the account of the second person of a membership (M11, L17). */
export default function TandemAccountDialog({ onClose }: DialogProps<'TandemAccountCreation'>) {
  const t = useMessages(obligations);
  const client = useQueryClient();
  const flash = useFlash();
  const machine = useMemo(
    () =>
      tandemCreationMachine.provide({
        actors: {
          createChildAccount: fromPromise<TandemAnswer, TandemChild>(async ({ input }) => {
            const { createTandemAccount } = await transportOf(client)(CreateTandemAccountDocument, { input });
            return createTandemAccount.success
              ? { kind: 'created' }
              : { kind: 'refused', messageKey: createTandemAccount.messageKey ?? '' };
          }),
        },
      }),
    [client],
  );
  const [state, send] = useMachine(machine, {
    input: { hasTandemChildAccount: false, isTandemChildAccount: false, check: checkCredentials },
  });
  const hasNotified = useRef(false);
  const isCreated = state.matches('created');
  useEffect(() => {
    if (!isCreated || hasNotified.current) return;
    hasNotified.current = true;
    void client.invalidateQueries({ queryKey: accountPageQuery.queryKey });
    flash({ type: 'success', message: t('tandem.created') });
    onClose();
  }, [isCreated, client, flash, onClose, t]);
  const email = useBlurValidation((value) =>
    value === '' || isMemberEmail(value) ? undefined : t('tandem.errors.invalidEmail'),
  );
  const faultOf = (value: string): string | undefined => {
    const fault = passwordFault(value);
    return fault === null ? undefined : t(`tandem.errors.${fault}`);
  };
  const password = useBlurValidation((value) => (value === '' ? undefined : faultOf(value)));
  const { messageKey } = state.context;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = credentialsOf(event.currentTarget);
    if (!isMemberEmail(fields.email)) email.fail(t('tandem.errors.invalidEmail'));
    const fault = faultOf(fields.password);
    if (fault !== undefined) password.fail(fault);
    send({ type: 'create', fields });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('tandem.title')}
      description={t('tandem.text')}
      closeLabel={t('tandem.close')}
      size="small"
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('tandem.email')} error={email.error} required>
          <Input type="email" name="email" autoComplete="off" onBlur={email.onBlur} onFocus={email.onFocus} />
        </Field>
        <Field label={t('tandem.password')} hint={t('tandem.hint')} error={password.error} required>
          <Input
            type="password"
            name="password"
            autoComplete="new-password"
            onBlur={password.onBlur}
            onFocus={password.onFocus}
          />
        </Field>
        {messageKey === null ? null : (
          <p role="alert" className="text-small text-danger">
            {t(`tandem.errors.${errorOf(messageKey)}`)}
          </p>
        )}
        <Button type="submit" block busy={state.matches('creating')}>
          {t('tandem.submit')}
        </Button>
        <p className="text-caption text-pretty text-muted">{t('terms.tandem')}</p>
      </form>
    </Dialog>
  );
}

function errorOf(messageKey: string): keyof typeof obligations.tandem.errors {
  const key = messageKey.split('.').at(-1) ?? '';
  return Object.hasOwn(obligations.tandem.errors, key) ? (key as keyof typeof obligations.tandem.errors) : 'failed';
}
