import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';
import { focusContent } from '../layout/page-focus.ts';
import { formText } from '../list/form-text.ts';
import { words } from '../messages/words.ts';
import { Gate } from './gate.tsx';
import { sessionQuery } from './session.ts';
import { sendCode, sendPassword, type SignInAnswer } from './sign-in-calls.ts';

const texts = words.signIn;

/** The sentence of a refusal. */
function explain({ outcome, retryAfterSeconds = 60 }: SignInAnswer): string {
  if (outcome === 'limited') return texts.limited(Math.ceil(retryAfterSeconds / 60));
  if (outcome === 'refused' || outcome === 'wrong' || outcome === 'expired') return texts[outcome];
  return words.failed.text;
}

interface Mailed {
  readonly email: string;
  readonly challenge: string;
}

/** Signing in: the password, then the code that was mailed. Afterwards the requested page opens. */
export function SignInPage() {
  const { next, ended } = useSearch({ strict: false }) as { next?: string; ended?: boolean };
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const [problem, setProblem] = useState<string | undefined>(ended ? texts.ended : undefined);
  const client = useQueryClient();
  const navigate = useNavigate();
  if (mailed === null) {
    return (
      <PasswordStep
        problem={problem}
        onMailed={(sent) => {
          setProblem(undefined);
          setMailed(sent);
        }}
      />
    );
  }
  return (
    <CodeStep
      mailed={mailed}
      onSignedIn={async () => {
        await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
        await navigate({ href: next ?? '/', replace: true });
        focusContent();
      }}
      onAgain={(reason) => {
        setProblem(reason);
        setMailed(null);
      }}
    />
  );
}

function PasswordStep({ problem, onMailed }: { problem: string | undefined; onMailed: (mailed: Mailed) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(problem);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = formText(event.currentTarget, 'email');
    const password = formText(event.currentTarget, 'password');
    setBusy(true);
    const answer = await sendPassword(email, password);
    setBusy(false);
    if (answer.challenge !== undefined) return onMailed({ email, challenge: answer.challenge });
    setRefusal(explain(answer));
  };
  return (
    <Gate title={texts.title}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={texts.email}>
          <Input name="email" type="email" autoComplete="username" required />
        </Field>
        <Field label={texts.password} error={refusal}>
          <Input name="password" type="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" busy={isBusy} block>
          {texts.next}
        </Button>
      </form>
    </Gate>
  );
}

interface CodeStepProps {
  readonly mailed: Mailed;
  readonly onSignedIn: () => Promise<void>;
  readonly onAgain: (reason?: string) => void;
}

function CodeStep({ mailed, onSignedIn, onAgain }: CodeStepProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await sendCode(mailed.challenge, formText(event.currentTarget, 'code'));
    if (answer.outcome === 'signed-in') return onSignedIn();
    setBusy(false);
    if (answer.outcome === 'expired') return onAgain(explain(answer));
    setRefusal(explain(answer));
  };
  return (
    <Gate title={texts.codeTitle} text={texts.codeText(readableEmail(mailed.email))}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={texts.code} error={refusal}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page before it was about this field */}
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={8} required autoFocus />
        </Field>
        <Button type="submit" busy={isBusy} block>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={() => onAgain()}>
          {texts.again}
        </Button>
      </form>
    </Gate>
  );
}
