import { BadgeCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { membership } from '@network/messages/membership.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { membershipName, standingOf, whatIsNext } from '../membership-facts.ts';
import type { CurrentSubscription } from '@network/core/session/membership-query.ts';
import { isOwnSupport } from '@network/core/session/own-support.ts';

const linkTo = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;

export interface StatusScreenProps {
  readonly brand: string;
  readonly subscription: CurrentSubscription | null;
  readonly isChecking: boolean;
  /** A purchase beside the active membership is still being processed. */
  readonly isPaymentUnderWay?: boolean;
  readonly onCheck: () => void;
  /** Null for people without an offer. */
  readonly onBuy: (() => void) | null;
}

/** A change of an active membership that is not there yet. */
function UnderWay() {
  const t = useMessages(membership);
  return (
    <strong role="status" className="font-normal text-accent">
      {t('status.underWay')}
    </strong>
  );
}

/**
 * Whether the membership is active, its next charge, and what to do while it is not.
 */
export function StatusScreen(props: StatusScreenProps) {
  const { brand, subscription, isChecking, isPaymentUnderWay = false, onCheck, onBuy } = props;
  const t = useMessages(membership);
  const standing = standingOf(subscription);
  const isOpen = subscription?.active === true;
  const biller = subscription?.billing?.biller ?? null;
  return (
    <>
      <HeaderSpace />
      <PageSections className="paper glow-page">
        <EmptyState
          headingLevel={1}
          icon={isOpen ? <BadgeCheck aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
          title={t(`status.${standing}`)}
          text={
            <>
              {subscription ? `${membershipName(subscription)}. ${whatIsNext(subscription)} ` : null}
              {isOpen ? null : t('status.waiting')} {isPaymentUnderWay ? <UnderWay /> : null}{' '}
              {biller
                ? t.rich(isOwnSupport(biller.supportUrl) ? 'status.ownSupport' : 'status.support', {
                    biller: biller.name,
                    support: linkTo(biller.supportUrl),
                  })
                : null}
            </>
          }
          action={
            <>
              {isOpen ? <ButtonLink href="/">{t('status.home', { brand })}</ButtonLink> : null}
              <Button variant={isOpen ? 'outline' : 'solid'} busy={isChecking} onClick={onCheck}>
                {t('status.check')}
              </Button>
              {isOpen ? (
                <ButtonLink href="/account#membership" variant="outline">
                  {t('status.account')}
                </ButtonLink>
              ) : null}
              {!isOpen && onBuy ? (
                <Button variant="outline" onClick={onBuy}>
                  {t('status.buy')}
                </Button>
              ) : null}
            </>
          }
        />
      </PageSections>
    </>
  );
}
