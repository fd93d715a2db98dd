import { passwordTexts } from '@network/core/forms/password-texts.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { security } from '@network/messages/security.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import type { CheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { PasswordInput } from '@network/ui/input/password-input.tsx';

interface ProofFieldsProps {
  readonly form: CheckedForm;
  /** Whether the second step is on, so that a code is needed too. */
  readonly needsCode: boolean;
}

/** The fields that prove who a person is: the password, and a code while the second step is on. */
export function ProofFields({ form, needsCode }: ProofFieldsProps) {
  const t = useMessages(security);
  return (
    <>
      <Field label={t('proof.password')} error={form.errorOf('password')} required>
        <PasswordInput
          {...form.control('password')}
          texts={passwordTexts()}
          autoComplete="current-password"
          maxLength={128}
        />
      </Field>
      <SecondStepField form={form} needsCode={needsCode} />
    </>
  );
}

/** The code of the second step, where that is on. */
export function SecondStepField({ form, needsCode }: ProofFieldsProps) {
  const t = useMessages(security);
  if (!needsCode) return null;
  return (
    <Field label={t('proof.code')} hint={t('proof.codeHint')} error={form.errorOf('code')} required>
      <Input {...form.control('code')} autoComplete="one-time-code" maxLength={20} />
    </Field>
  );
}

interface FormEndProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isDangerous?: boolean;
  /** Why the whole form failed. */
  readonly failure: string | undefined;
  readonly onCancel: () => void;
}

/** The failure of the whole form, and its buttons. */
export function FormEnd({ submitLabel, isBusy, isDangerous = false, failure, onCancel }: FormEndProps) {
  const t = useMessages(security);
  return (
    <>
      {failure === undefined ? null : (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'solid'} busy={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </>
  );
}
