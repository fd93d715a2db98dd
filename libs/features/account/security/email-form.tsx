import { object } from 'zod/mini';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { SecurityRefusalCode } from '@network/graphql/schema-types.generated.ts';
import { emailChange } from '@network/messages/email-change.ts';
import { security } from '@network/messages/security.ts';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';
import { FormEnd, ProofFields, SecondStepField } from './proof-fields.tsx';

/** The new address, and what proves that the account is theirs. */
export interface EmailValues {
  readonly email: string;
  /** Empty where a code was mailed. */
  readonly password: string;
  /** Empty where the password is typed. */
  readonly mailedCode: string;
  readonly code: string;
}

/** How a code is mailed to somebody who has no password, or forgot it. */
interface MailedCode {
  /** Where the last code was sent; null while the form requests the password. */
  readonly to: string | null;
  readonly isSending: boolean;
  readonly failure: string | undefined;
  readonly onSend: () => void;
}

interface EmailFormProps {
  /** Whether the second step is on, so that a code is needed too. */
  readonly needsCode: boolean;
  readonly mailed: MailedCode;
  /** Why the whole form failed. */
  readonly failure: string | undefined;
  /** Returns why it was refused; null when it was done or failed as a whole. */
  readonly onSubmit: (values: EmailValues) => Promise<SecurityRefusalCode | null>;
  readonly onCancel: () => void;
}

/** Room for six digits, and spaces between them. */
const MAILED_CODE_LENGTH = 12;

const FIELD_OF: { readonly [Code in SecurityRefusalCode]?: keyof EmailValues } = {
  EMAIL_INVALID: 'email',
  EMAIL_UNCHANGED: 'email',
  CODE_REQUIRED: 'code',
  CODE_INCORRECT: 'code',
  MAILED_CODE_INCORRECT: 'mailedCode',
};

/** The new email address, with the password or a mailed code, and a code of the app while the second step is on. */
export function EmailForm({ needsCode, mailed, failure, onSubmit, onCancel }: EmailFormProps) {
  const t = useMessages(emailChange);
  const proof = useMessages(security);
  const required = (text: string) => checkedText((value) => (value.trim() === '' ? text : null));
  const form = useCheckedForm({
    schema: object({
      email: required(t('missing')),
      ...(mailed.to === null
        ? { password: required(proof('proof.missing.password')) }
        : { mailedCode: required(t('codeMissing')) }),
      ...(needsCode ? { code: required(proof('proof.missing.code')) } : {}),
    }),
    onSubmit: async (values, element) => {
      const refusal = await onSubmit({
        code: '',
        password: '',
        mailedCode: '',
        ...(values as Pick<EmailValues, 'email'>),
      });
      const whole = mailed.to === null ? 'password' : 'mailedCode';
      if (refusal !== null) return { [FIELD_OF[refusal] ?? whole]: proof(`refused.${refusal}`) };
      element.reset();
      return {};
    },
  });
  return (
    // The form posts, so that no password gets into an address before the page is hydrated.
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
      {mailed.to === null ? (
        <ProofFields form={form} needsCode={needsCode} />
      ) : (
        <>
          <Field label={t('mailedCode')} error={form.errorOf('mailedCode')} required>
            <Input
              {...form.control('mailedCode')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={MAILED_CODE_LENGTH}
            />
          </Field>
          <SecondStepField form={form} needsCode={needsCode} />
        </>
      )}
      <p role="status" className="text-small text-pretty text-muted empty:hidden">
        {mailed.to === null ? null : t('codeSent', { email: readableEmail(mailed.to) })}
      </p>
      <Button variant="quiet" busy={mailed.isSending} onClick={mailed.onSend}>
        {mailed.to === null ? t('mailCode') : t('mailAnotherCode')}
      </Button>
      {mailed.failure === undefined ? null : (
        <p role="alert" className="text-small text-danger">
          {mailed.failure}
        </p>
      )}
      <FormEnd submitLabel={t('submit')} isBusy={form.isSending} failure={failure} onCancel={onCancel} />
    </form>
  );
}
