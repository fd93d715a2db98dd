import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { receipts } from '@network/messages/receipts.ts';
import { receiptQuery } from '../queries.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(receipts)('head', { brand: context.tenant.name }), isPrivate: true });

const route = getRouteApi('/account/receipts/$id');

/** `/account/receipts/:id`: one of the person's own receipts. */
export default function ReceiptPage(): ReactNode {
  const { id = '' } = route.useParams();
  const { data } = useSuspenseQuery(receiptQuery(id));
  const { name, urls } = useTenant();
  if (!data.receipt) return null;
  return <ReceiptScreen receipt={data.receipt} brand={name} supportAddress={new URL('/support', urls.tour).href} />;
}
