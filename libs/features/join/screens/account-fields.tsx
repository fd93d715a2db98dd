import { passwordTexts } from '@network/core/forms/password-texts.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { join } from '@network/messages/join.ts';
import { Field } from '@network/ui/field/field.tsx';
import type { CheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { PasswordInput } from '@network/ui/input/password-input.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { PASSWORD_RULES } from '@network/validation/password.ts';

/**
 * Email and password of the account that the payment creates. The field for the password goes where nothing is to be paid, and
 * comes back with what was typed in it.
 */
export function AccountFields(props: {
  readonly form: CheckedForm;
  /** The email of a form that was refused. */
  readonly typedEmail: string;
  readonly loginHref: string;
  /** Nothing is to be paid, so the password is chosen on the page of a mailed link. */
  readonly isFree: boolean;
}) {
  const { form, typedEmail, loginHref, isFree } = props;
  const t = useMessages(join);
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-3 text-small font-semibold text-strong">{t('account.title')}</legend>
      <div className="grid gap-5 medium:grid-cols-2">
        <Field label={t('account.email')} hint={t('account.emailHint')} error={form.errorOf('email')} required>
          <Input
            {...form.control('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={typedEmail}
          />
        </Field>
        <p role="status" hidden={!isFree} className="text-small text-muted">
          {t('account.passwordMailed')}
        </p>
        {/* It stays in the form, so that nothing is lost that was typed, or filled in by a password manager. */}
        <div hidden={isFree}>
          <Field
            label={t('account.password')}
            hint={t('account.passwordHint')}
            error={form.errorOf('password')}
            required
          >
            <PasswordInput
              {...form.control('password')}
              texts={passwordTexts()}
              autoComplete="new-password"
              rules={PASSWORD_RULES}
            />
          </Field>
        </div>
      </div>
      <p className="text-small text-muted">
        {t('account.signIn')} <Link href={loginHref}>{t('account.signInLink')}</Link>
      </p>
    </fieldset>
  );
}
