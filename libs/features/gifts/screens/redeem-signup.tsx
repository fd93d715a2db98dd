import { useState } from 'react';
import { passwordTexts } from '@network/core/forms/password-texts.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { gifts } from '@network/messages/gifts.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { PasswordInput } from '@network/ui/input/password-input.tsx';
import { redeemSchema } from './gift-schema.ts';
import { PASSWORD_RULES } from '@network/validation/password.ts';

export interface RedeemSignupProps {
  readonly signInHref: string;
  /** Returns what was refused; null when the person continues by mail. */
  readonly onSubmit: (account: {
    readonly email: string;
    readonly password: string;
  }) => Promise<{ readonly field: string | null; readonly text: string } | null>;
}

/** A code without a session: sign in, or an account without a card. */
export function RedeemSignup({ signInHref, onSubmit }: RedeemSignupProps) {
  const t = useMessages(gifts);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useCheckedForm({
    schema: redeemSchema,
    onSubmit: async (account) => {
      setFailure(null);
      const refused = await onSubmit(account);
      if (refused === null) return {};
      if (refused.field !== null) return { [refused.field]: refused.text };
      setFailure(refused.text);
      return {};
    },
  });
  return (
    <div className="flex flex-col gap-8">
      <form {...form.formProps} className="flex flex-col gap-5">
        <h2 className="type-display text-title-3">{t('redeem.newHere')}</h2>
        <Field label={t('redeem.email')} error={form.errorOf('email')} required>
          <Input {...form.control('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label={t('redeem.password')} hint={t('redeem.passwordHint')} error={form.errorOf('password')} required>
          <PasswordInput
            {...form.control('password')}
            texts={passwordTexts()}
            autoComplete="new-password"
            rules={PASSWORD_RULES}
          />
        </Field>
        <p className="text-small text-pretty text-muted">{t('redeem.terms')}</p>
        <p role="alert" className="text-small text-danger empty:hidden">
          {failure}
        </p>
        <Button type="submit" size="large" busy={form.isSending}>
          {t('redeem.signUp')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-3 border-t border-subtle pt-6">
        <p className="text-small text-muted">{t('redeem.member')}</p>
        <ButtonLink href={signInHref} variant="outline" size="small">
          {t('redeem.signIn')}
        </ButtonLink>
      </div>
    </div>
  );
}
