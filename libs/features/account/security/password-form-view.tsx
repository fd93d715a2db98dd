import type { FormEvent, RefObject } from 'react';
import type { ChangePasswordProblem } from '@network/graphql/schema-types.generated.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { FIELD_OF, type PasswordField } from './password-problems.ts';

export interface PasswordFormViewProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: readonly ChangePasswordProblem[];
  /** The error of a request that failed. */
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly onBlur: (field: PasswordField) => void;
  readonly onFocus: (field: PasswordField) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

const FIELDS = [
  { field: 'oldPassword', autoComplete: 'current-password' },
  { field: 'newPassword', autoComplete: 'new-password' },
  { field: 'confirmation', autoComplete: 'new-password' },
] as const;

/** Three fields, each with its problem beside it. */
export function PasswordFormView(props: PasswordFormViewProps) {
  const { form, problems, failure, isBusy, onBlur, onFocus, onSubmit } = props;
  const t = useMessages(account);
  const formProblem = problems.find((each) => FIELD_OF[each] === null);
  const general = failure ?? (formProblem && t(`password.problems.${formProblem}`));
  return (
    // By POST, so that no password gets into an address before the page is hydrated.
    <form
      ref={form}
      method="post"
      action="/account"
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="password-title"
      className="flex max-w-md flex-col gap-5"
    >
      <h3 id="password-title" className="text-lead font-semibold">
        {t('password.title')}
      </h3>
      {FIELDS.map(({ field, autoComplete }) => {
        const problem = problems.find((each) => FIELD_OF[each] === field);
        return (
          <Field
            key={field}
            label={t(`password.${field}`)}
            hint={field === 'newPassword' ? t('password.newPasswordHint') : undefined}
            error={problem && t(`password.problems.${problem}`)}
            required
          >
            <Input
              type="password"
              name={field}
              autoComplete={autoComplete}
              maxLength={128}
              onBlur={() => onBlur(field)}
              onFocus={() => onFocus(field)}
            />
          </Field>
        );
      })}
      {general ? (
        <p role="alert" className="text-small text-danger">
          {general}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isBusy}>
          {t('password.submit')}
        </Button>
        <p className="basis-56 text-small text-pretty text-muted">{t('password.signsOut')}</p>
      </div>
    </form>
  );
}
