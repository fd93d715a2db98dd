import { useMessages } from '@network/core/i18n/messages.ts';
import { membership } from '@network/messages/membership.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { PageLink } from '../pages/page-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { membershipName, standingOf, whatIsNext } from '../membership-facts.ts';
import type { CurrentSubscription } from '@network/core/session/membership-query.ts';
import { EarlierPlans } from './earlier-plans.tsx';
import { Invoices } from './invoices.tsx';

export interface AccountMembershipViewProps {
  readonly subscription: CurrentSubscription | null;
  readonly mayBuy: boolean;
  readonly isUpdatingCard: boolean;
  readonly onUpdateCard: () => void;
  readonly onCancel: () => void;
  readonly onReactivate: () => void;
  readonly onUpgradeToYearly: () => void;
  readonly onBuy: () => void;
  readonly onBuySeveralSites: () => void;
}

const TONES = {
  none: 'neutral',
  active: 'success',
  awaited: 'neutral',
  cancelled: 'neutral',
  pastDue: 'danger',
  expired: 'danger',
} as const;

/** The membership, its next charge, its biller, and its actions. */
export function AccountMembershipView(props: AccountMembershipViewProps) {
  const { subscription, mayBuy, isUpdatingCard } = props;
  const t = useMessages(membership);
  const standing = standingOf(subscription);
  const billing = subscription?.billing ?? null;
  const offersSeveral =
    subscription?.active === true &&
    subscription.type === 'member' &&
    billing !== null &&
    !billing.isMultisite &&
    billing.canCancel;
  return (
    <div className="flex flex-col gap-8">
      <DataList
        items={[
          {
            term: t('account.membership'),
            value: (
              <span className="flex flex-wrap items-center gap-3">
                {subscription ? membershipName(subscription) : t('account.nothing')}
                <Badge tone={TONES[standing]}>{t(`account.standing.${standing}`)}</Badge>
              </span>
            ),
            action: mayBuy ? (
              <PageLink page="/account/upgrade" size="small" onOpen={props.onBuy}>
                {t('account.buy')}
              </PageLink>
            ) : undefined,
          },
          ...(subscription ? [{ term: t('account.next'), value: whatIsNext(subscription) }] : []),
          ...(billing?.biller
            ? [
                {
                  term: t('account.biller'),
                  value: (
                    <>
                      {billing.biller.name} · <Link href={billing.biller.supportUrl}>{t('account.billerSupport')}</Link>
                    </>
                  ),
                  action: billing.canUpdateCard ? (
                    <Button size="small" variant="outline" busy={isUpdatingCard} onClick={props.onUpdateCard}>
                      {t('card.update')}
                    </Button>
                  ) : undefined,
                },
              ]
            : []),
        ]}
      />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {billing?.canReactivate ? <Button onClick={props.onReactivate}>{t('account.reactivate')}</Button> : null}
        {subscription?.upgradeOptions.isUpgradeableToVixenPlusYearly ? (
          <PageLink page="/account/upgrade" onOpen={props.onUpgradeToYearly}>
            {t('account.yearly')}
          </PageLink>
        ) : null}
        {offersSeveral ? (
          <PageLink page="/account/upgrade" variant="outline" onOpen={props.onBuySeveralSites}>
            {t('account.severalSites')}
          </PageLink>
        ) : null}
        {billing?.canCancel ? (
          <PageLink page="/account/cancel" variant="quiet" onOpen={props.onCancel}>
            {t('account.cancel')}
          </PageLink>
        ) : null}
      </div>
      {billing &&
      billing.isCancelled &&
      !billing.canReactivate &&
      subscription?.active &&
      billing.biller &&
      !billing.biller.isNative ? (
        <p className="text-small text-pretty text-muted">{t('account.external', { biller: billing.biller.name })}</p>
      ) : null}
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-small">
        <Link href="/redeem">{t('account.redeem')}</Link>
        <Link href="/gift">{t('account.give')}</Link>
      </p>
      {billing && billing.earlierPlans.length > 0 ? <EarlierPlans plans={billing.earlierPlans} /> : null}
      {billing && billing.invoices.length > 0 ? <Invoices invoices={billing.invoices} /> : null}
    </div>
  );
}
