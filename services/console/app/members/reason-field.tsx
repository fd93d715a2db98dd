import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { people } from '../messages/people.ts';

const texts = people.dialog;

/** Why something is done; the gateway refuses what is no reason. */
export function ReasonField({
  label = texts.reason,
  hint = texts.reasonHint,
  error,
}: {
  label?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <Field label={label} hint={hint} error={error} required>
      <Input name="reason" required minLength={3} maxLength={1_000} autoComplete="off" />
    </Field>
  );
}
