import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { deals } from '@network/messages/deals.ts';
import { UpsellEndScreen } from './upsell-end-screen.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(deals)('head.denial', { brand: context.tenant.name }), isPrivate: true });

/** The return from a partner after a denial. */
export default function UpsellDenialPage(): ReactNode {
  return <UpsellEndScreen isSuccess={false} />;
}
