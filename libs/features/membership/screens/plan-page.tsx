import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { membershipPages } from '@network/messages/membership-pages.ts';
import { PlanScreen } from '../changing/plan-screen.tsx';
import { useChangePage } from '../changing/use-change-page.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, {
    title: messagesOf(membershipPages)('plan.head', { brand: context.tenant.name }),
    isPrivate: true,
  });

const route = getRouteApi('/account/plan');

/** `/account/plan`: a smaller or shorter plan from the next renewal on, and taking that back, which works without scripts and can be linked to. */
export default function PlanPage(): ReactNode {
  const page = useChangePage(
    route.useSearch(),
    ({ plannedChange, changeChoices }) => plannedChange !== null || changeChoices.length > 0,
  );
  return <PlanScreen {...page} />;
}
