import { passwordTexts } from '@network/core/forms/password-texts.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import type { CheckedForm } from '@network/ui/form/use-checked-form.ts';
import { PasswordInput } from '@network/ui/input/password-input.tsx';
import { PASSWORD_RULES } from '@network/validation/password.ts';

const FIELDS = [
  { field: 'oldPassword', kind: { autoComplete: 'current-password' } },
  { field: 'newPassword', kind: { autoComplete: 'new-password', rules: PASSWORD_RULES } },
  { field: 'confirmation', kind: { autoComplete: 'new-password', rules: PASSWORD_RULES } },
] as const;

/** Three fields, each with its problem beside it; `failure` is about the whole form. */
export function PasswordFormView(props: { readonly form: CheckedForm; readonly failure: string | undefined }) {
  const { form, failure } = props;
  const t = useMessages(account);
  return (
    // The form posts, so that no password gets into an address before the page is hydrated.
    <form {...form.formProps} method="post" aria-labelledby="password-title" className="flex max-w-md flex-col gap-5">
      <h3 id="password-title" className="text-lead font-semibold">
        {t('password.title')}
      </h3>
      {FIELDS.map(({ field, kind }) => (
        <Field
          key={field}
          label={t(`password.${field}`)}
          hint={field === 'newPassword' ? t('password.newPasswordHint') : undefined}
          error={form.errorOf(field)}
          required
        >
          <PasswordInput {...form.control(field)} texts={passwordTexts()} {...kind} maxLength={128} />
        </Field>
      ))}
      {failure === undefined ? null : (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={form.isSending}>
          {t('password.submit')}
        </Button>
        <p className="basis-56 text-small text-pretty text-muted">{t('password.signsOut')}</p>
      </div>
    </form>
  );
}
