import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { object } from 'zod/mini';
import { formatDay } from '@network/core/i18n/days.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { billing } from '@network/messages/billing.ts';
import { welcome } from '@network/messages/welcome.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { parseEmail } from '@network/validation/email.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import { WelcomeBackdrop, type WelcomePictures } from './welcome-backdrop.tsx';

const addressSchema = object({
  email: checkedText((value) => (parseEmail(value) === null ? messagesOf(billing)('signup.invalidEmail') : null)),
});

/** Why no link was mailed; `field` names the input that is wrong. */
export interface LinkRefusal {
  readonly field: string | null;
  readonly text: string;
}

export interface MailedLinkScreenProps {
  readonly brand: string;
  readonly pictures: WelcomePictures;
  /** The address that the link was mailed to. */
  readonly mailedTo: string;
  /** The time until which the link works. */
  readonly confirmBy: string;
  readonly isTrial: boolean;
  /** Mails another link, to another address where one is given. Returns null when it was sent. */
  readonly onSend: (email: string | null) => Promise<LinkRefusal | null>;
}

/** An order that costs nothing: it begins when its mailed link is pressed, which may be mailed again or to another address. */
export function MailedLinkScreen(props: MailedLinkScreenProps) {
  const { brand, pictures, mailedTo, confirmBy, isTrial, onSend } = props;
  const t = useMessages(welcome);
  const [answer, setAnswer] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    const refusal = await onSend(null);
    setIsSending(false);
    setAnswer(refusal?.text ?? t('mailed.sentAgain'));
  };
  const values = { email: readableEmail(mailedTo), date: formatDay(confirmBy) };
  return (
    <WelcomeBackdrop pictures={pictures}>
      <p className="type-label text-small text-accent">{brand}</p>
      <div role="status" className="flex flex-col gap-6">
        <h1 className="type-display text-display text-balance">{t('mailed.title')}</h1>
        <p className="flex items-start gap-4 text-lead text-pretty wrap-anywhere">
          <MailCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
          {t(isTrial ? 'mailed.trial' : 'mailed.membership', values)}
        </p>
        <p className="text-small text-pretty text-muted">{t('mailed.goesOn')}</p>
      </div>
      <div className="flex flex-col gap-4 noscript:hidden">
        <div className="flex flex-wrap gap-3">
          <Button size="large" variant="media" busy={isSending} onClick={() => void sendAgain()}>
            {t('mailed.again')}
          </Button>
          {isChanging ? null : (
            <Button size="large" variant="media" onClick={() => setIsChanging(true)}>
              {t('mailed.change')}
            </Button>
          )}
        </div>
        <p role="alert" className="text-small text-pretty empty:hidden">
          {answer}
        </p>
        {isChanging ? (
          <OtherAddress
            onSend={onSend}
            onEnd={(text) => {
              setAnswer(text);
              setIsChanging(text !== null);
            }}
          />
        ) : null}
      </div>
    </WelcomeBackdrop>
  );
}

interface OtherAddressProps extends Pick<MailedLinkScreenProps, 'onSend'> {
  /** Null when the link was mailed; else why it was not. */
  readonly onEnd: (text: string | null) => void;
}

function OtherAddress({ onSend, onEnd }: OtherAddressProps) {
  const t = useMessages(welcome);
  const form = useCheckedForm({
    schema: addressSchema,
    onSubmit: async ({ email }) => {
      const refusal = await onSend(email);
      if (refusal !== null && refusal.field !== null) return { [refusal.field]: refusal.text };
      onEnd(refusal?.text ?? null);
      return {};
    },
  });
  return (
    <form {...form.formProps} className="flex max-w-prose flex-col gap-4">
      <Field label={t('mailed.email')} error={form.errorOf('email')} required>
        <Input {...form.control('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Button type="submit" busy={form.isSending}>
        {t('mailed.submit')}
      </Button>
    </form>
  );
}
