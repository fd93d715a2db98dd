import { useMutation } from '@tanstack/react-query';
import { object } from 'zod/mini';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { security } from '@network/messages/security.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { ConfirmAuthenticatorDocument } from '../api/confirm-authenticator.generated.ts';
import type { PrepareAuthenticatorMutation } from '../api/prepare-authenticator.generated.ts';
import { accountSecurityQuery, accountSessionsQuery } from '../queries.ts';

/** The secret of an authenticator app. */
export type PreparedAuthenticator = Extract<
  PrepareAuthenticatorMutation['prepareAuthenticator'],
  { __typename: 'AuthenticatorPrepared' }
>;

export interface AuthenticatorSetUpProps {
  readonly prepared: PreparedAuthenticator;
  readonly onOn: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The QR code for an authenticator app, and the field for its first code. */
export function AuthenticatorSetUp({ prepared, onOn, onCancel }: AuthenticatorSetUpProps) {
  const t = useMessages(security);
  const confirm = useMutation({
    ...operationMutation(ConfirmAuthenticatorDocument),
    onSuccess: async ({ confirmAuthenticator }, _variables, _result, { client }) => {
      if (confirmAuthenticator.__typename !== 'RecoveryCodes') return;
      onOn(confirmAuthenticator.codes);
      await client.invalidateQueries({ queryKey: accountSecurityQuery.queryKey });
      await client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey });
    },
    gcTime: 0,
  });
  const form = useCheckedForm({
    schema: object({ code: checkedText((value) => (value === '' ? t('proof.missing.code') : null)) }),
    onSubmit: async ({ code }) => {
      const answer = await confirm.mutateAsync({ code }).catch(() => null);
      const refused =
        answer?.confirmAuthenticator.__typename === 'SecurityRefused' ? answer.confirmAuthenticator : null;
      return refused === null ? {} : { code: t(`refused.${refused.code}`) };
    },
  });
  const { size, path } = prepared.qr;
  return (
    <form
      {...form.formProps}
      method="post"
      action="/account/security"
      aria-label={t('secondStep.title')}
      className="flex max-w-md flex-col gap-5"
    >
      <p className="text-body text-pretty">{t('secondStep.scan')}</p>
      <svg
        role="img"
        aria-label={t('secondStep.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-52 max-w-full rounded-control bg-on-media fill-(--palette-black)"
      >
        <path d={path} />
      </svg>
      <p className="text-small text-muted">
        {t('secondStep.secret')}{' '}
        <code className="font-mono text-body break-words text-strong select-all">{prepared.secret}</code>
      </p>
      <Field label={t('secondStep.code')} error={form.errorOf('code')} required>
        <Input {...form.control('code')} autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
      </Field>
      {confirm.error ? (
        <p role="alert" className="text-small text-danger">
          {errorText(confirm.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isSending}>
          {t('secondStep.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </form>
  );
}
