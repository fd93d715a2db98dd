import { MailQuestion, RotateCcw } from 'lucide-react';
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
  /** Nobody was asked to confirm it, since its order was over when it was paid. */
  readonly wasOverWhenPaid: boolean;
  readonly signInHref: string;
}

/** A payment with the email of an existing account: it waits for the owner's confirmation, or was refunded. */
export function WaitingPaymentScreen(props: WaitingPaymentScreenProps) {
  const { brand, pictures, confirmBy, wasOverWhenPaid, signInHref } = props;
  const t = useMessages(welcome);
  const isWaiting = confirmBy !== null;
  const Icon = isWaiting ? MailQuestion : RotateCcw;
  return (
    <WelcomeBackdrop pictures={pictures}>
      <p className="type-label text-small text-accent">{brand}</p>
      <div role="status" className="flex flex-col gap-6">
        <h1 className="type-display text-display text-balance">
          {t(isWaiting ? 'waiting.title' : 'waiting.returnedTitle')}
        </h1>
        <p className="flex items-start gap-4 text-lead text-pretty">
          <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
          {isWaiting
            ? t('waiting.text', { date: formatDay(confirmBy) })
            : t(wasOverWhenPaid ? 'waiting.over' : 'waiting.returned')}
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
