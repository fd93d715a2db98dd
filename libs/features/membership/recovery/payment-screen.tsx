import { BadgeCheck, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { isOwnSupport } from '@network/core/session/own-support.ts';
import { paymentRecovery } from '@network/messages/payment-recovery.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import type { RecoveryFacts } from './recovery-facts.ts';

export interface PaymentScreenProps {
  /** Null where nothing is wrong. */
  readonly facts: RecoveryFacts | null;
  /** Who charges the card, and helps with it. */
  readonly biller: { readonly name: string; readonly supportUrl: string } | null;
  readonly canUpdateCard: boolean;
  readonly isBusy: boolean;
  readonly onUpdateCard: () => void;
}

const linkTo = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;

/** A payment that failed or will, what happens next, and the way to another card. */
export function PaymentScreen({ facts, biller, canUpdateCard, isBusy, onUpdateCard }: PaymentScreenProps) {
  const t = useMessages(paymentRecovery);
  return (
    <>
      <HeaderSpace />
      <PageSections className="paper glow-page">
        <EmptyState
          headingLevel={1}
          icon={facts ? <CreditCard aria-hidden="true" /> : <BadgeCheck aria-hidden="true" />}
          title={facts?.title ?? t('well.title')}
          text={facts ? null : t('well.text')}
          action={
            <div className="flex flex-col items-center gap-6">
              {facts ? (
                <ul role="list" className="flex max-w-prose flex-col gap-3 text-left text-small text-pretty text-muted">
                  {facts.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ) : null}
              <div className="flex flex-wrap justify-center gap-3">
                {canUpdateCard ? (
                  <Button variant={facts ? 'solid' : 'outline'} busy={isBusy} onClick={onUpdateCard}>
                    {t('update')}
                  </Button>
                ) : null}
                <ButtonLink href="/account#membership" variant={facts ? 'outline' : 'solid'}>
                  {t('account')}
                </ButtonLink>
              </div>
              {facts && biller ? (
                <p className="max-w-prose text-small text-pretty text-muted">
                  {t.rich(isOwnSupport(biller.supportUrl) ? 'ownSupport' : 'support', {
                    biller: biller.name,
                    support: linkTo(biller.supportUrl),
                  })}
                </p>
              ) : null}
            </div>
          }
        />
      </PageSections>
    </>
  );
}
