import { CircleCheck, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { gifts } from '@network/messages/gifts.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';
import type { RedeemCodeMutation } from '../api/redeem-code.generated.ts';

export type Redeemed = RedeemCodeMutation['redeemCode'];

/** What a code brought, and where to go. */
export function RedeemedNote({ redeemed: { worth, startsAt, until } }: { readonly redeemed: Redeemed }) {
  const t = useMessages(gifts);
  const title = worth?.title ?? '';
  const text =
    worth?.kind === 'gems'
      ? t('redeem.done.gems', { title })
      : startsAt === null || until === null
        ? t('redeem.done.waits', { title })
        : t('redeem.done.period', { title, from: formatDay(startsAt), until: formatDay(until) });
  return (
    <Note
      icon={<CircleCheck aria-hidden="true" className="size-12 text-success" />}
      title={t('redeem.done.title')}
      text={text}
    >
      <ButtonLink href="/">{t('redeem.done.watch')}</ButtonLink>
      <ButtonLink href="/account" variant="outline">
        {t('redeem.done.account')}
      </ButtonLink>
    </Note>
  );
}

/** After a sign-up: the way on is in the mail. */
export function MailedNote({ email, signInHref }: { readonly email: string; readonly signInHref: string }) {
  const t = useMessages(gifts);
  return (
    <Note
      icon={<Mail aria-hidden="true" className="size-12 text-accent" />}
      title={t('redeem.mailed.title')}
      text={t('redeem.mailed.text', { email: readableEmail(email) })}
    >
      <ButtonLink href={signInHref}>{t('redeem.mailed.signIn')}</ButtonLink>
    </Note>
  );
}

function Note(props: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="status" tabIndex={-1} className="flex max-w-2xl flex-col items-start gap-5 outline-none">
      {props.icon}
      <h1 className="type-display text-title-1">{props.title}</h1>
      <p className="text-lead text-pretty break-words text-muted first-letter:uppercase">{props.text}</p>
      <div className="flex flex-wrap gap-3">{props.children}</div>
    </div>
  );
}
