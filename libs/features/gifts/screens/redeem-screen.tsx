import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { gifts } from '@network/messages/gifts.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { GiftCard } from './gift-card.tsx';
import { codeSchema } from './gift-schema.ts';
import { MailedNote, RedeemedNote, type Redeemed } from './redeemed-note.tsx';
import { RedeemSignup, type RedeemSignupProps } from './redeem-signup.tsx';

export interface CodeWorth {
  readonly kind: string;
  readonly title: string;
  readonly sender: string | null;
  readonly message: string | null;
}

export interface RedeemScreenProps {
  readonly brand: string;
  /** The code in the mailed address. */
  readonly addressedCode: string;
  readonly isSignedIn: boolean;
  readonly signInHref: (code: string) => string;
  /** Address to sign in without a code, after a sign-up. */
  readonly homeSignInHref: string;
  /** A text says why it was refused. */
  readonly onCheck: (code: string) => Promise<CodeWorth | string>;
  readonly onRedeem: (code: string) => Promise<Redeemed | string>;
  readonly onSignUp: (input: {
    readonly code: string;
    readonly email: string;
    readonly password: string;
  }) => ReturnType<RedeemSignupProps['onSubmit']>;
}

/** The code, what it brings, and the way to have it: one press for members, an account for somebody new. */
export function RedeemScreen(props: RedeemScreenProps) {
  const t = useMessages(gifts);
  const [good, setGood] = useState<{ readonly code: string; readonly worth: CodeWorth } | null>(null);
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (redeemed !== null) return <Frame>{<RedeemedNote redeemed={redeemed} />}</Frame>;
  if (mailedTo !== null) return <Frame>{<MailedNote email={mailedTo} signInHref={props.homeSignInHref} />}</Frame>;
  return (
    <Frame>
      <header className="flex max-w-prose flex-col gap-4">
        <h1 className="type-display text-title-1">{t('redeem.title')}</h1>
        <p className="text-lead text-pretty text-muted">{t('redeem.lead')}</p>
      </header>
      {good === null ? (
        <CodeForm
          code={props.addressedCode}
          onSubmit={async (code) => {
            const answer = await props.onCheck(code);
            if (typeof answer === 'string') return answer;
            setGood({ code, worth: answer });
            return null;
          }}
        />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-10 large:grid-cols-2">
          <Brings brand={props.brand} worth={good.worth} onOther={() => setGood(null)} />
          {props.isSignedIn ? (
            <Confirm onConfirm={() => props.onRedeem(good.code)} onRedeemed={setRedeemed} />
          ) : (
            <RedeemSignup
              signInHref={props.signInHref(good.code)}
              onSubmit={async (account) => {
                const refused = await props.onSignUp({ code: good.code, ...account });
                if (refused === null) setMailedTo(account.email);
                return refused;
              }}
            />
          )}
        </div>
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">{children}</PageSections>
    </>
  );
}

function CodeForm(props: { readonly code: string; readonly onSubmit: (code: string) => Promise<string | null> }) {
  const t = useMessages(gifts);
  const form = useCheckedForm({
    schema: codeSchema,
    onSubmit: async ({ code }) => {
      const refused = await props.onSubmit(code.trim());
      return refused === null ? {} : { code: refused };
    },
  });
  return (
    <form {...form.formProps} className="flex max-w-2xl flex-col gap-6">
      <Field label={t('redeem.code')} hint={t('redeem.codeHint')} error={form.errorOf('code')} required>
        <Input
          {...form.control('code')}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={props.code}
          className="font-mono"
        />
      </Field>
      <Button type="submit" size="large" busy={form.isSending} className="self-start max-medium:w-full">
        {t('redeem.check')}
      </Button>
    </form>
  );
}

function Brings(props: { readonly brand: string; readonly worth: CodeWorth; readonly onOther: () => void }) {
  const t = useMessages(gifts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const { title, sender, message } = props.worth;
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="type-display text-title-3 outline-none">
        {t('redeem.brings')}
      </h2>
      <div className="w-full">
        <GiftCard brand={props.brand} title={title} sender={sender} message={message} />
      </div>
      <Button variant="quiet" size="small" onClick={props.onOther}>
        {t('redeem.other')}
      </Button>
    </div>
  );
}

function Confirm(props: {
  readonly onConfirm: () => Promise<Redeemed | string>;
  readonly onRedeemed: (redeemed: Redeemed) => void;
}) {
  const t = useMessages(gifts);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    const answer = await props.onConfirm();
    setBusy(false);
    if (typeof answer === 'string') setRefusal(answer);
    else props.onRedeemed(answer);
  };
  return (
    <div className="flex flex-col gap-4 large:pt-12">
      <Button size="large" busy={isBusy} onClick={() => void confirm()}>
        {t('redeem.confirm')}
      </Button>
      <p role="alert" className="text-small text-danger empty:hidden">
        {refusal}
      </p>
      <ButtonLink href="/account" variant="quiet" size="small" className="self-start">
        {t('redeem.done.account')}
      </ButtonLink>
    </div>
  );
}
