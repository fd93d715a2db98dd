import { object } from 'zod/mini';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { SecurityRefusalCode } from '@network/graphql/schema-types.generated.ts';
import { emailChange } from '@network/messages/email-change.ts';
import { security } from '@network/messages/security.ts';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { FormEnd, ProofFields } from './proof-fields.tsx';

/** The new address, and what proves that the account is theirs. */
export interface EmailValues {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

interface EmailFormProps {
  /** Whether the second step is on, so that a code is needed too. */
  readonly needsCode: boolean;
  /** Of the whole form. */
  readonly failure: string | undefined;
  /** Returns why it was refused; null when it was done or failed as a whole. */
  readonly onSubmit: (values: EmailValues) => Promise<SecurityRefusalCode | null>;
  readonly onCancel: () => void;
}

const FIELD_OF: { readonly [Code in SecurityRefusalCode]?: keyof EmailValues } = {
  EMAIL_INVALID: 'email',
  EMAIL_UNCHANGED: 'email',
  CODE_REQUIRED: 'code',
  CODE_INCORRECT: 'code',
};

/** The new email address, with the password and a code while the second step is on. */
export function EmailForm({ needsCode, failure, onSubmit, onCancel }: EmailFormProps) {
  const t = useMessages(emailChange);
  const proof = useMessages(security);
  const required = (text: string) => checkedText((value) => (value.trim() === '' ? text : null));
  const form = useCheckedForm({
    schema: object({
      email: required(t('missing')),
      password: required(proof('proof.missing.password')),
      ...(needsCode ? { code: required(proof('proof.missing.code')) } : {}),
    }),
    onSubmit: async (values, element) => {
      const refusal = await onSubmit({ code: '', ...(values as Omit<EmailValues, 'code'>) });
      if (refusal !== null) return { [FIELD_OF[refusal] ?? 'password']: proof(`refused.${refusal}`) };
      element.reset();
      return {};
    },
  });
  return (
    // By POST, so that no password gets into an address before the page is hydrated.
    <form
      {...form.formProps}
      method="post"
      action="/account/security"
      aria-labelledby="email-title"
      className="flex w-full max-w-md flex-col gap-5"
    >
      <Field label={t('newEmail')} error={form.errorOf('email')} required>
        <Input {...form.control('email')} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <ProofFields form={form} needsCode={needsCode} />
      <FormEnd submitLabel={t('submit')} isBusy={form.isSending} failure={failure} onCancel={onCancel} />
    </form>
  );
}
