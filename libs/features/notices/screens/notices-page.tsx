import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { filmNotices as texts } from '@network/messages/film-notices.ts';
import { noticesQuery } from '../queries.ts';
import { NoticesScreen } from './notices-screen.tsx';

const route = getRouteApi('/notices');

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(texts)('head', { brand: context.tenant.name }), isPrivate: true });

/** Notices with their data. */
export default function NoticesPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  return <NoticesScreen data={useSuspenseQuery(noticesQuery(page)).data} />;
}
