import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { interstitialMachine } from '@network/lifecycle/interstitial/interstitial.machine.ts';
import { deals } from '@network/messages/deals.ts';
import { nextTarget } from '../next-target.ts';
import { offersQuery } from '../queries.ts';
import { OffersScreen } from './offers-screen.tsx';

/** Reached only when it is used: a page has no storage while the server makes it, and a browser may refuse it. */
const storage = {
  getItem: (key: string) => window.localStorage.getItem(key),
  setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
};

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(deals)('head.offers', { brand: context.tenant.name }), isPrivate: true });

/** The offers interstitial, which active members can hide for a month. */
export default function OffersPage(): ReactNode {
  const { findDeals } = useSuspenseQuery(offersQuery).data;
  const tenant = useTenant();
  const router = useRouter();
  const maySnooze = useSession().ability.can('see', 'hideMonthInterstitial');
  const next = nextTarget(useSearch({ from: '/offers', select: (search) => search['next'] }), tenant);
  const [state, send] = useMachine(interstitialMachine, { input: { storage, now: Date.now, maySnooze } });
  const isDone = state.status === 'done';
  const analytics = useAnalytics();
  const outcome = state.output?.kind;
  const isShown = state.matches('shown');
  useEffect(() => {
    if (isShown) analytics.track('interstitialOpen', { offers: findDeals.length });
  }, [isShown, analytics, findDeals.length]);
  useEffect(() => {
    if (outcome !== undefined) analytics.track('interstitialEnd', { outcome });
  }, [outcome, analytics]);
  useEffect(() => send({ type: 'open' }), [send]);
  useEffect(() => {
    if (!isDone) return;
    if (next.startsWith('/')) void router.navigate({ href: next, replace: true });
    else window.location.replace(next);
  }, [isDone, next, router]);
  return (
    <OffersScreen
      brand={tenant.name}
      offers={findDeals}
      nextHref={next}
      onContinue={() => send({ type: 'continue' })}
      onSnooze={maySnooze ? () => send({ type: 'snooze' }) : null}
    />
  );
}
