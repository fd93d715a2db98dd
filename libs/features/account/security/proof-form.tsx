import type { ReactNode } from 'react';
import { object } from 'zod/mini';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { SecurityRefusalCode } from '@network/graphql/schema-types.generated.ts';
import { lock } from '@network/messages/lock.ts';
import { security } from '@network/messages/security.ts';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { LOCK } from '@network/tenant/constants.ts';
import { Input } from '@network/ui/input/input.tsx';
import { FormEnd, ProofFields } from './proof-fields.tsx';

/** What a person typed to prove who they are, and the name of a new passkey or a new PIN. */
export interface ProofValues {
  readonly name: string;
  readonly password: string;
  readonly code: string;
  readonly pin: string;
}

export interface ProofFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Whether it asks for the name of a passkey. */
  readonly hasName?: boolean;
  /** Text about the PIN that it requests; left out where it requests none. */
  readonly pinHint?: string | undefined;
  /** Whether the second step is on, so that a code is needed too. */
  readonly needsCode: boolean;
  readonly isDangerous?: boolean;
  /** Why the whole form failed. */
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
  PIN_INVALID: 'pin',
  WAY_MISSING: 'pin',
};

/** The field at which a refusal is shown; the password's for one of the whole form. */
export const fieldOf = (code: SecurityRefusalCode): keyof ProofValues => FIELD_OF[code] ?? 'password';

/** The password, and a code while the second step is on, before something about the sign-in changes. */
export function ProofForm(props: ProofFormProps) {
  const {
    label,
    submitLabel,
    hasName = false,
    pinHint,
    needsCode,
    isDangerous = false,
    failure,
    onSubmit,
    onCancel,
  } = props;
  const t = useMessages(security);
  const locking = useMessages(lock);
  const required = (text: string, isShown = true) => checkedText((value) => (isShown && value === '' ? text : null));
  const form = useCheckedForm({
    schema: object({
      ...(pinHint === undefined ? {} : { pin: checkedText(() => null) }),
      ...(hasName ? { name: required(t('passkeys.nameMissing')) } : {}),
      password: required(t('proof.missing.password')),
      ...(needsCode ? { code: required(t('proof.missing.code')) } : {}),
    }),
    onSubmit: async (values, element) => {
      const typed = { name: '', code: '', pin: '', ...(values as Partial<ProofValues>), password: values['password'] };
      const refusal = await onSubmit(typed);
      if (refusal === null) {
        element.reset();
        return {};
      }
      return { [fieldOf(refusal)]: t(`refused.${refusal}`) };
    },
  });
  return (
    // The form posts, so that no password gets into an address before the page is hydrated.
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
      {pinHint === undefined ? null : (
        <Field label={locking('settings.pin')} hint={pinHint} error={form.errorOf('pin')}>
          <Input
            {...form.control('pin')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={LOCK.pinDigits.most}
          />
        </Field>
      )}
      <ProofFields form={form} needsCode={needsCode} />
      <FormEnd
        submitLabel={submitLabel}
        isBusy={form.isSending}
        isDangerous={isDangerous}
        failure={failure}
        onCancel={onCancel}
      />
    </form>
  );
}
