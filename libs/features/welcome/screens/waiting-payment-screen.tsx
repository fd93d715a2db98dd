import { MailQuestion, RotateCcw } from 'lucide-react';
import type { ReturnedBecause } from '@network/graphql/schema-types.generated.ts';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { welcome } from '@network/messages/welcome.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { WelcomeBackdrop, type WelcomePictures } from './welcome-backdrop.tsx';

export interface WaitingPaymentScreenProps {
  readonly brand: string;
  readonly pictures: WelcomePictures;
  /** The latest time of the refund; null once it is refunded. */
  readonly confirmBy: string | null;
  /** Why it opened nothing; null while it waits. */
  readonly because: ReturnedBecause | null;
  /** Something was charged, and goes back. */
  readonly isRefunded: boolean;
  readonly signInHref: string;
}

const REASONS = {
  OVER: 'waiting.over',
  NOT_CONFIRMED: 'waiting.returned',
  TAKEN_BACK: 'waiting.takenBack',
  ACCOUNT_CLOSED: 'waiting.accountClosed',
  VOUCHER_USED: 'waiting.voucherUsed',
  NOT_NEEDED: 'waiting.notNeeded',
  TRIAL_USED: 'waiting.trialUsed',
  NEEDS_SIGN_IN: 'waiting.needsSignIn',
  OUTDATED: 'waiting.outdated',
} as const satisfies Record<ReturnedBecause, string>;

/** A payment that opened nothing: it waits for the confirmation of an account's owner, or goes back. */
export function WaitingPaymentScreen(props: WaitingPaymentScreenProps) {
  const { brand, pictures, confirmBy, because, isRefunded, signInHref } = props;
  const t = useMessages(welcome);
  const isWaiting = confirmBy !== null;
  const Icon = isWaiting ? MailQuestion : RotateCcw;
  return (
    <WelcomeBackdrop pictures={pictures}>
      <p className="type-label text-small text-accent">{brand}</p>
      <div role="status" className="flex flex-col gap-6">
        <h1 className="type-display text-display text-balance">
          {t(isWaiting ? 'waiting.title' : isRefunded ? 'waiting.returnedTitle' : 'waiting.freeTitle')}
        </h1>
        <p className="flex items-start gap-4 text-lead text-pretty">
          <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
          {isWaiting
            ? t('waiting.text', { date: formatDay(confirmBy) })
            : `${t(REASONS[because ?? 'NOT_CONFIRMED'])} ${t(isRefunded ? 'waiting.refund' : 'waiting.free')}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isWaiting ? (
          <ButtonLink href={signInHref} size="large">
            {t('waiting.signIn')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/" size="large">
            {t('waiting.home', { brand })}
          </ButtonLink>
        )}
        <ButtonLink href="/support" size="large" variant="media">
          {t('support')}
        </ButtonLink>
      </div>
    </WelcomeBackdrop>
  );
}
