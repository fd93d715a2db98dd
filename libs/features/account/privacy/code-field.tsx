import { useMessages } from '@network/core/i18n/messages.ts';
import { accountPrivacy } from '@network/messages/account-privacy.ts';
import { Field } from '@network/ui/field/field.tsx';
import type { CheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';

/** Refusals of the gateway after which a code is typed. */
export const CODE_REFUSALS = ['CODE_REQUIRED', 'CODE_INCORRECT'] as const;

/** The code of a person who has the second step. */
export function CodeField({ form }: { readonly form: CheckedForm }) {
  const t = useMessages(accountPrivacy);
  return (
    <Field label={t('code.label')} hint={t('code.hint')} error={form.errorOf('code')} required>
      <Input {...form.control('code')} autoComplete="one-time-code" maxLength={20} />
    </Field>
  );
}
