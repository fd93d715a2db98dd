import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals } from '@network/messages/deals.ts';
import { nextTarget } from '../next-target.ts';
import { offersQuery } from '../queries.ts';
import { useInterstitial } from '../use-interstitial.ts';
import { OffersScreen } from './offers-screen.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(deals)('head.offers', { brand: context.tenant.name }), isPrivate: true });

/** The offers interstitial, which active members can hide for a month. */
export default function OffersPage(): ReactNode {
  const { findDeals } = useSuspenseQuery(offersQuery).data;
  const tenant = useTenant();
  const router = useRouter();
  const maySnooze = useSession().ability.can('see', 'hideMonthInterstitial');
  const next = nextTarget(useSearch({ from: '/offers', select: (search) => search['next'] }), tenant);
  const { isShown, outcome, pass, snooze } = useInterstitial();
  const analytics = useAnalytics();
  useEffect(() => {
    if (isShown) analytics.track('interstitialOpen', { offers: findDeals.length });
  }, [isShown, analytics, findDeals.length]);
  useEffect(() => {
    if (outcome !== null) analytics.track('interstitialEnd', { outcome });
  }, [outcome, analytics]);
  useEffect(() => {
    if (outcome === null) return;
    if (next.startsWith('/')) void router.navigate({ href: next, replace: true });
    else window.location.replace(next);
  }, [outcome, next, router]);
  return (
    <OffersScreen
      brand={tenant.name}
      offers={findDeals}
      nextHref={next}
      onContinue={pass}
      onSnooze={maySnooze ? snooze : null}
    />
  );
}
