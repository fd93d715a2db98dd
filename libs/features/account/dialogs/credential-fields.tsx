import { passwordTexts } from '@network/core/forms/password-texts.ts';
import { Field } from '@network/ui/field/field.tsx';
import type { CheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { PasswordInput } from '@network/ui/input/password-input.tsx';
import { PASSWORD_RULES } from '@network/validation/password.ts';

/** The fields `email` and `password` of an account that gets new credentials. */
export function CredentialFields(props: {
  readonly form: CheckedForm;
  readonly emailLabel: string;
  readonly emailHint?: string;
  readonly passwordLabel: string;
  readonly passwordHint: string;
  /** `off` where the email is another person's. */
  readonly emailAutoComplete: 'username' | 'off';
}) {
  const { form, emailLabel, emailHint, passwordLabel, passwordHint, emailAutoComplete } = props;
  return (
    <>
      <Field label={emailLabel} hint={emailHint} error={form.errorOf('email')} required>
        <Input {...form.control('email')} type="email" inputMode="email" autoComplete={emailAutoComplete} />
      </Field>
      <Field label={passwordLabel} hint={passwordHint} error={form.errorOf('password')} required>
        <PasswordInput
          {...form.control('password')}
          texts={passwordTexts()}
          autoComplete="new-password"
          rules={PASSWORD_RULES}
        />
      </Field>
    </>
  );
}
