import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useAnalytics, useSurveyKey } from '@network/core/analytics/use-measuring.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { pageIdOf } from '@network/core/session/join-address.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { ujcOfLink } from '@network/tenant/campaign.ts';
import { useSession } from '@network/core/session/session-provider.tsx';

const SurveyBlock = lazyPart(() => import('../surveys/survey-block.tsx'));

/** Pages that a purchase ends on, by their ids. */
const PURCHASE_ENDS: Readonly<Record<string, 'purchaseSuccess' | 'purchaseDenied'>> = {
  _signupsuccess: 'purchaseSuccess',
  _upgradesuccess: 'purchaseSuccess',
  _signupdenial: 'purchaseDenied',
  _upgradedenial: 'purchaseDenied',
};

/** Tracks pages and dialogs, and starts surveys for members where there is a service. Renders nothing. */
export default function PageMeasure(): ReactNode {
  const analytics = useAnalytics();
  const surveyKey = useSurveyKey();
  const { isAuthenticated } = useSession();
  const current = useOpenDialog();
  const tenant = useTenant();
  const href = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href });
  const page = useRouterState({ select: ({ matches }) => pageIdOf(matches.at(-1)?.fullPath ?? '/') });
  const hasFailed = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === 'error') });
  const trackedHref = useRef<string>(undefined);
  useEffect(() => {
    // Another video by the same route is another view.
    if (trackedHref.current === href) return;
    trackedHref.current = href;
    analytics.track('pageView', { page });
    const end = PURCHASE_ENDS[page];
    if (end !== undefined) analytics.track(end, { page });
  }, [analytics, href, page]);
  useEffect(() => {
    if (hasFailed) analytics.track('pageFailed', { page });
  }, [analytics, hasFailed, page]);
  useEffect(() => {
    if (current === null) return;
    if (current.id !== 'PurchaseMembership') return analytics.track('dialogOpen', { dialog: current.id });
    const { clickLocation } = current.options;
    const ujc = ujcOfLink(tenant, clickLocation);
    analytics.track('purchaseModalOpen', { clickLocation, ...(ujc !== null && { ujc }) });
  }, [analytics, current, tenant]);
  if (surveyKey === null || !isAuthenticated) return null;
  return (
    <Suspense fallback={null}>
      <SurveyBlock apiKey={surveyKey} />
    </Suspense>
  );
}
