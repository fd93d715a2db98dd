import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { downloads as texts } from '@network/messages/downloads.ts';
import { downloadsQuery } from '../queries.ts';
import { DownloadsScreen } from './downloads-screen.tsx';

const route = getRouteApi('/downloads');

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(texts)('head', { brand: context.tenant.name }), isPrivate: true });

/** The downloads of a person with their data. */
export default function DownloadsPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  return <DownloadsScreen data={useSuspenseQuery(downloadsQuery(page)).data} />;
}
