import { useLoaderData } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry, useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals as texts } from '@network/messages/deals.ts';
import { carouselQuery, listingQuery } from '../queries.ts';
import { DealsScreen } from './deals-screen.tsx';
import { ResumeStrip } from './resume-strip.tsx';

export const head: RouteHead = ({ match: { context } }) => {
  const t = messagesOf(texts);
  const { tenant } = context;
  return pageHead(context, {
    title: t('head.title', { brand: tenant.name }),
    description: t('head.description', { brand: tenant.name }),
    keywords: tenant.copy.keywords,
    canonicalPath: '/deals',
  });
};

/** Deals with their data, the confirmation that the address asks for, and the way to the last purchase. */
export default function DealsPage(): ReactNode {
  const listing = useSuspenseQuery(listingQuery).data.findDeals;
  const carousel = useSuspenseQuery(carouselQuery).data.findDeals;
  const requested = useLoaderData({ from: '/deals' });
  const tenant = useTenant();
  const telemetry = useTelemetry();
  const dialogs = useDialogs();
  // The address's parameters are stored when they leave it.
  const [problem, setProblem] = useState(requested.kind === 'refused' ? requested.reason : null);

  useEffect(() => {
    if (requested.kind === 'none') return;
    // A confirmation is shown once.
    const url = new URL(window.location.href);
    url.searchParams.delete('confirmation');
    window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
    if (requested.kind === 'refused') {
      setProblem(requested.reason);
      reportError(telemetry, new Error(messagesOf(texts)(`confirmation.${requested.reason}`)), null);
      return;
    }
    const { title: confirmationTitle, ...options } = requested.confirmation;
    dialogs.open('ConfirmOutgoingUpsell', { ...options, confirmationTitle });
    // Only a change of the address opens the confirmation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [requested]);

  return (
    <>
      <DealsScreen brand={tenant.name} listing={listing} carousel={carousel} problem={problem} />
      <ResumeStrip />
    </>
  );
}
