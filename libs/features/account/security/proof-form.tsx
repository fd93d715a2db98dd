import type { ReactNode } from 'react';
import { object } from 'zod/mini';
import { passwordTexts } from '@network/core/forms/password-texts.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { SecurityRefusalCode } from '@network/graphql/schema-types.generated.ts';
import { security } from '@network/messages/security.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { PasswordInput } from '@network/ui/input/password-input.tsx';

/** What a person typed to prove who they are, and the name of a new passkey. */
export interface ProofValues {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

export interface ProofFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Whether it asks for the name of a passkey. */
  readonly hasName?: boolean;
  /** Whether the second step is on, so that a code is needed too. */
  readonly needsCode: boolean;
  readonly isDangerous?: boolean;
  /** Of the whole form. */
  readonly failure: string | undefined;
  /** Returns why it was refused; null when it was done or failed as a whole. */
  readonly onSubmit: (values: ProofValues) => Promise<SecurityRefusalCode | null>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

const FIELD_OF: { readonly [Code in SecurityRefusalCode]?: keyof ProofValues } = {
  PASSWORD_INCORRECT: 'password',
  CODE_REQUIRED: 'code',
  CODE_INCORRECT: 'code',
  NAME_INVALID: 'name',
};

/** The field at which a refusal is shown; the password's for one of the whole form. */
export const fieldOf = (code: SecurityRefusalCode): keyof ProofValues => FIELD_OF[code] ?? 'password';

/** The password, and a code while the second step is on, before something about the sign-in changes. */
export function ProofForm(props: ProofFormProps) {
  const { label, submitLabel, hasName = false, needsCode, isDangerous = false, failure, onSubmit, onCancel } = props;
  const t = useMessages(security);
  const required = (text: string, isShown = true) => checkedText((value) => (isShown && value === '' ? text : null));
  const form = useCheckedForm({
    schema: object({
      ...(hasName ? { name: required(t('passkeys.nameMissing')) } : {}),
      password: required(t('proof.missing.password')),
      ...(needsCode ? { code: required(t('proof.missing.code')) } : {}),
    }),
    onSubmit: async (values, element) => {
      const typed = { name: '', code: '', ...(values as Partial<ProofValues>), password: values['password'] };
      const refusal = await onSubmit(typed);
      if (refusal === null) {
        element.reset();
        return {};
      }
      return { [fieldOf(refusal)]: t(`refused.${refusal}`) };
    },
  });
  return (
    // By POST, so that no password gets into an address before the page is hydrated.
    <form
      {...form.formProps}
      method="post"
      action="/account/security"
      aria-label={label}
      className="flex max-w-md flex-col gap-5"
    >
      {props.children}
      {hasName ? (
        <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')} error={form.errorOf('name')} required>
          <Input {...form.control('name')} autoComplete="off" maxLength={40} />
        </Field>
      ) : null}
      <Field label={t('proof.password')} error={form.errorOf('password')} required>
        <PasswordInput
          {...form.control('password')}
          texts={passwordTexts()}
          autoComplete="current-password"
          maxLength={128}
        />
      </Field>
      {needsCode ? (
        <Field label={t('proof.code')} hint={t('proof.codeHint')} error={form.errorOf('code')} required>
          <Input {...form.control('code')} autoComplete="one-time-code" maxLength={20} />
        </Field>
      ) : null}
      {failure === undefined ? null : (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'solid'} busy={form.isSending}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </form>
  );
}
