import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { membershipPages } from '@network/messages/membership-pages.ts';
import { PauseScreen } from '../changing/pause-screen.tsx';
import { useChangePage } from '../changing/use-change-page.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, {
    title: messagesOf(membershipPages)('pause.head', { brand: context.tenant.name }),
    isPrivate: true,
  });

const route = getRouteApi('/account/pause');

/** `/account/pause`: pausing a membership, taking that back, and resuming, which works without scripts and can be linked to. */
export default function PausePage(): ReactNode {
  const page = useChangePage(route.useSearch(), ({ pause, pauseChoices }) => pause !== null || pauseChoices.length > 0);
  return <PauseScreen {...page} />;
}
