import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { PasswordInput } from '@network/ui/input/password-input.tsx';
import { STAFF_PASSWORD_RULES } from '@network/validation/staff-password.ts';
import { formText } from '../list/form-text.ts';
import { words } from '../messages/words.ts';
import { Gate } from './gate.tsx';
import { signInAddress } from './sign-in-address.ts';
import { choosePassword } from './sign-in-calls.ts';

const texts = words.choosePassword;

const isProblem = (outcome: string): outcome is 'short' | 'long' | 'guessable' | 'expired' =>
  ['short', 'long', 'guessable', 'expired'].includes(outcome);

/** Choosing a password by a link; its token is in the fragment of the address. */
export function ChoosePasswordPage() {
  const [state, setState] = useState<{ readonly outcome: string; readonly isBusy: boolean }>({
    outcome: '',
    isBusy: false,
  });
  const navigate = useNavigate();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(event.currentTarget, 'password');
    setState({ outcome: '', isBusy: true });
    const { outcome } = await choosePassword(globalThis.location.hash.slice(1), password);
    setState({ outcome, isBusy: false });
  };
  if (state.outcome === 'chosen') {
    return (
      <Gate title={texts.title} text={texts.done}>
        <Button onClick={() => void navigate({ href: signInAddress() })}>{texts.toSignIn}</Button>
      </Gate>
    );
  }
  const problem = isProblem(state.outcome)
    ? texts[state.outcome]
    : state.outcome === ''
      ? undefined
      : words.failed.text;
  return (
    <Gate title={texts.title}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={texts.password} hint={texts.hint} error={problem}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            required
            rules={STAFF_PASSWORD_RULES}
            texts={texts.reveal}
          />
        </Field>
        <Button type="submit" busy={state.isBusy} block>
          {texts.submit}
        </Button>
      </form>
    </Gate>
  );
}
