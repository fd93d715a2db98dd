import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { MembershipActions, type MembershipPresses } from './membership-actions.tsx';
import { MembershipPlans } from './membership-plans.tsx';
import { MembershipReceipts } from './membership-receipts.tsx';
import { cardText, nextText, priceText, sitesText } from './membership-texts.ts';

const TONES = {
  ACTIVE: 'success',
  CANCELLED: 'neutral',
  PAST_DUE: 'danger',
  PAUSED: 'neutral',
  COMPLIMENTARY: 'neutral',
  ENDED: 'outline',
} as const satisfies Readonly<Record<OwnMembership['state'], string>>;

export interface MembershipCardProps extends MembershipPresses {
  readonly membership: OwnMembership;
}

/** A membership: its state, what it opens, its price and what is next, what can be done about it, its receipts. */
export function MembershipCard({ membership, ...presses }: MembershipCardProps) {
  const t = useMessages(ownMemberships);
  const { subscriptionId, name, state, sites, price, renewalMonths, renewalDays, biller, card, brand, joinedAt } =
    membership;
  const titleId = `membership-${subscriptionId}`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-6 rounded-panel border-line border-subtle bg-surface p-5 medium:p-8"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={titleId} className="text-lead font-semibold text-balance text-strong">
          {name}
        </h3>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </header>
      <MembershipPlans membership={membership} {...presses} />
      <DataList
        items={[
          { term: t('next'), value: nextText(membership) },
          ...(price && renewalMonths !== null
            ? [{ term: t('price'), value: priceText(price, renewalMonths, renewalDays) }]
            : []),
          { term: t('opens'), value: sitesText(sites) },
          ...(card ? [{ term: t('cardOnFile'), value: cardText(card) }] : []),
          ...(biller
            ? [
                {
                  term: t('biller'),
                  value: (
                    <>
                      {biller.name} · <Link href={biller.supportUrl}>{t('support')}</Link>
                    </>
                  ),
                },
              ]
            : []),
          { term: t('joined'), value: t('joinedOn', { date: formatDay(joinedAt), brand: brand.name }) },
        ]}
      />
      <MembershipActions membership={membership} {...presses} />
      <MembershipReceipts membership={membership} />
    </article>
  );
}
