import { useSearch } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals as texts } from '@network/messages/deals.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Shelf } from '@network/ui/shelf/shelf.tsx';
import { dealTarget, memberTarget } from '../deal-targets.ts';
import { listingQuery, trackingQuery } from '../queries.ts';
import { purchaseIn } from '../upsell/purchase-in.ts';
import { usePartnerRow } from '../use-partner-row.ts';
import { DealTile } from './deal-tile.tsx';

export interface UpsellEndScreenProps {
  readonly isSuccess: boolean;
}

const ICONS = {
  success: <CircleCheck aria-hidden="true" />,
  denial: <CircleX aria-hidden="true" />,
  idle: <CircleDashed aria-hidden="true" />,
};

/** How an upsell ended, and where it leads on. */
export function UpsellEndScreen({ isSuccess }: UpsellEndScreenProps) {
  const t = useMessages(texts);
  const row = usePartnerRow();
  const tenant = useTenant();
  const analytics = useAnalytics();
  useEffect(() => analytics.track('upsellEnd', { isSuccess }), [analytics, isSuccess]);
  const { isAuthenticated } = useSession();
  const targetOf = isAuthenticated ? memberTarget : dealTarget;
  const { success: wasUnderWay, redirectUrl } = useSuspenseQuery(
    trackingQuery(isSuccess, purchaseIn(useSearch({ strict: false }))),
  ).data;
  const { findDeals } = useSuspenseQuery(listingQuery).data;
  // The address alone proves no purchase: opening it directly, or again, reports none.
  const end = !wasUnderWay ? 'idle' : isSuccess ? 'success' : 'denial';
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-(--section-gap) pt-10 pb-(--section-gap)">
        <EmptyState
          headingLevel={1}
          icon={ICONS[end]}
          title={t(`${end}.title`)}
          text={t(`${end}.text`)}
          action={
            <ButtonLink href={targetOf(redirectUrl, tenant) ?? '/deals'} size="large">
              {t(`${end}.action`)}
            </ButtonLink>
          }
        />
        {findDeals.length > 0 ? (
          <Shelf
            shape={row.shape}
            title={t('carousel')}
            more={{ href: '/deals', label: t('all') }}
            labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
            isInSight
          >
            {findDeals.map((deal) => (
              <DealTile key={deal.id} deal={deal} sizes={row.sizes} />
            ))}
          </Shelf>
        ) : null}
      </PageContainer>
    </>
  );
}
