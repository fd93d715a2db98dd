import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { object } from 'zod/mini';
import { passwordTexts } from '@network/core/forms/password-texts.ts';
import { restOf } from '@network/core/api/rest-call.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { accountPrivacy } from '@network/messages/account-privacy.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { PasswordInput } from '@network/ui/input/password-input.tsx';
import { CODE_REFUSALS, CodeField } from '../privacy/code-field.tsx';

const CODES = [...CODE_REFUSALS, 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'NOT_SETTLED'] as const;
type Code = (typeof CODES)[number];

const GOES = ['profile', 'memberships', 'activity'] as const;
const STAYS = ['invoices', 'comments', 'removals'] as const;

/**
 * Deletes the account permanently: lists what is deleted and what the law retains; requires the password, and the code of
 * a second step.
 */
export default function DeleteAccountDialog({ onClose }: DialogProps<'DeleteAccount'>) {
  const t = useMessages(accountPrivacy);
  const formId = useId();
  const [needsCode, setNeedsCode] = useState(false);
  const erase = useMutation({
    mutationFn: async (proof: { password: string; code?: string }, { client }): Promise<Code | null> => {
      const { status, body } = await restOf(client)('/v2/user/delete', proof);
      if (status === 200) return null;
      const code = CODES.find((each) => each === (body as { readonly code?: unknown } | null)?.code);
      if (code === undefined) throw new Error(`API Request failed with status code ${status}`);
      return code;
    },
  });
  const form = useCheckedForm({
    schema: object({
      password: checkedText((value) => (value === '' ? t('delete.errors.missing') : null)),
      ...(needsCode
        ? { code: checkedText((value) => (value.trim() === '' ? t('code.errors.CODE_REQUIRED') : null)) }
        : {}),
      sure: checkedText((value) => (value === '' ? t('delete.errors.unsure') : null)),
    }),
    onSubmit: async (values) => {
      const { password, code } = values as { readonly password: string; readonly code?: string };
      const refusal = await erase.mutateAsync({ password, ...(code !== undefined && { code }) }).catch(() => null);
      if (refusal === 'CODE_REQUIRED') setNeedsCode(true);
      if (refusal === 'CODE_INCORRECT') return { code: t('code.errors.CODE_INCORRECT') };
      return refusal === 'WRONG_PASSWORD' ? { password: t('delete.errors.WRONG_PASSWORD') } : {};
    },
  });
  if (erase.data === null) return <Deleted />;
  const refusal = erase.data;
  const general =
    refusal === 'NOT_SETTLED' || refusal === 'TOO_MANY_ATTEMPTS'
      ? t(`delete.errors.${refusal}`)
      : refusal === 'CODE_REQUIRED'
        ? t('code.errors.CODE_REQUIRED')
        : erase.error
          ? errorText(erase.error)
          : null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('delete.dialogTitle')}
      description={t('delete.final')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('delete.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={erase.isPending}>
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <Listed title={t('delete.goes.title')} items={GOES.map((each) => t(`delete.goes.${each}`))} />
      <Listed title={t('delete.stays.title')} items={STAYS.map((each) => t(`delete.stays.${each}`))} />
      <form {...form.formProps} id={formId} method="post" className="flex flex-col gap-5">
        <Field label={t('delete.password')} error={form.errorOf('password')} required>
          <PasswordInput
            {...form.control('password')}
            texts={passwordTexts()}
            autoComplete="current-password"
            maxLength={128}
          />
        </Field>
        {needsCode ? <CodeField form={form} /> : null}
        <Checkbox {...form.control('sure')} value="yes" label={t('delete.sure')} error={form.errorOf('sure')} />
        {general ? (
          <p role="alert" className="text-small text-danger">
            {general}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}

/** Only leaving remains: signing out also clears the session's cookie. */
function Deleted() {
  const t = useMessages(accountPrivacy);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('delete.done.title')}
      description={t('delete.done.text')}
      backdropCloses={false}
      size="small"
    >
      <form method="post" action="/oidc/logout">
        <Button type="submit" block>
          {t('delete.done.leave')}
        </Button>
      </form>
    </Dialog>
  );
}

function Listed({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="type-label text-caption text-muted">{title}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-small text-pretty marker:text-accent">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
