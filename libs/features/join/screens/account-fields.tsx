import { useMessages } from '@network/core/i18n/messages.ts';
import { join } from '@network/messages/join.ts';
import { Field } from '@network/ui/field/field.tsx';
import type { BlurValidation } from '@network/ui/field/use-blur-validation.ts';
import { Input } from '@network/ui/input/input.tsx';
import { Link } from '@network/ui/link/link.tsx';

type Validation = Pick<BlurValidation, 'error' | 'onBlur' | 'onFocus'>;

/** Email and password of the account that the payment creates. */
export function AccountFields(props: {
  readonly email: Validation;
  readonly password: Validation;
  readonly loginHref: string;
}) {
  const { email, password, loginHref } = props;
  const t = useMessages(join);
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-3 text-small font-semibold text-strong">{t('account.title')}</legend>
      <div className="grid gap-5 medium:grid-cols-2">
        <Field label={t('account.email')} hint={t('account.emailHint')} error={email.error} required>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            onBlur={email.onBlur}
            onFocus={email.onFocus}
          />
        </Field>
        <Field label={t('account.password')} hint={t('account.passwordHint')} error={password.error} required>
          <Input
            type="password"
            name="password"
            autoComplete="new-password"
            onBlur={password.onBlur}
            onFocus={password.onFocus}
          />
        </Field>
      </div>
      <p className="text-small text-muted">
        {t('account.signIn')} <Link href={loginHref}>{t('account.signInLink')}</Link>
      </p>
    </fieldset>
  );
}
