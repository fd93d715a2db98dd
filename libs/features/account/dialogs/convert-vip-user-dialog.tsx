import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { restOf } from '@network/core/api/rest-call.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import {
  type VipAnswer,
  type VipCredentials,
  vipConversionMachine,
} from '@network/lifecycle/vip-conversion/vip-conversion.machine.ts';
import { vip } from '@network/messages/vip.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { useBlurValidation } from '@network/ui/field/use-blur-validation.ts';
import { Input } from '@network/ui/input/input.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { checkCredentials, credentialsOf, isMemberEmail, passwordFault } from './credentials.ts';

/** Converts a VIP user to a regular account (M23, L14, V03, V04); it cannot be closed otherwise (M26). */
export default function ConvertVipUserDialog() {
  const t = useMessages(vip);
  const client = useQueryClient();
  const machine = useMemo(
    () =>
      vipConversionMachine.provide({
        actors: {
          updateCredentials: fromPromise<VipAnswer, VipCredentials>(async ({ input }) => {
            const { status, body } = await restOf(client)('/subscriptions/vip-user-credentials', input);
            return status === 200 ? { kind: 'updated' } : { kind: 'refused', code: codeOf(body) };
          }),
        },
      }),
    [client],
  );
  const [state, send] = useMachine(machine, {
    input: {
      check: ({ newEmail, newPassword }) => {
        const checked = checkCredentials({ email: newEmail, password: newPassword });
        return checked && { newEmail: checked.email, newPassword: checked.password };
      },
    },
  });
  const isDone = state.matches('converted');
  useEffect(() => {
    if (isDone) location.reload();
  }, [isDone]);
  const email = useBlurValidation((value) => (value === '' || isMemberEmail(value) ? undefined : t('invalidEmail')));
  const faultOf = (value: string): string | undefined => {
    const fault = passwordFault(value);
    return fault === null ? undefined : t(fault);
  };
  const password = useBlurValidation((value) => (value === '' ? undefined : faultOf(value)));
  const { failure } = state.context;
  const isBusy = isDone || state.matches('submitting');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = credentialsOf(event.currentTarget);
    if (!isMemberEmail(fields.email)) email.fail(t('invalidEmail'));
    const fault = faultOf(fields.password);
    if (fault !== undefined) password.fail(fault);
    send({ type: 'submit', fields: { newEmail: fields.email, newPassword: fields.password } });
  };

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('title')}
      description={t('subtitle')}
      backdropCloses={false}
      size="small"
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-body text-pretty">{t('text')}</p>
        <Field label={t('email')} error={email.error} required>
          <Input type="email" name="email" autoComplete="username" onBlur={email.onBlur} onFocus={email.onFocus} />
        </Field>
        <Field label={t('password')} error={password.error} required>
          <Input
            type="password"
            name="password"
            autoComplete="new-password"
            onBlur={password.onBlur}
            onFocus={password.onFocus}
          />
        </Field>
        {failure ? (
          <p role="alert" className="text-small text-danger">
            {t(`errors.${keyOf(failure.messageKey)}`)}{' '}
            {failure.link === null ? null : <Link href={failure.link}>{t('support')}</Link>}
          </p>
        ) : null}
        <Button type="submit" block busy={isBusy}>
          {t('submit')}
        </Button>
        <p className="text-caption text-pretty text-muted">{t('terms')}</p>
        <p className="flex gap-4 text-small">
          <Link href="/terms" target="_blank">
            {t('termsLink')}
          </Link>
          <Link href="/privacy" target="_blank">
            {t('privacyLink')}
          </Link>
        </p>
      </form>
    </Dialog>
  );
}

function keyOf(messageKey: string): keyof typeof vip.errors {
  const key = messageKey.split('.').at(-1) ?? '';
  return Object.hasOwn(vip.errors, key) ? (key as keyof typeof vip.errors) : 'update_failed';
}

function codeOf(body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return typeof code === 'string' ? code : '';
}
