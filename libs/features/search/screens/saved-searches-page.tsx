import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { savedSearches as texts } from '@network/messages/saved-searches.ts';
import { savedSearchesQuery } from '../saved/saved-searches-query.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(texts)('head', { brand: context.tenant.name }), isPrivate: true });

/** Saved searches with their data. */
export default function SavedSearchesPage(): ReactNode {
  return <SavedSearchesScreen data={useSuspenseQuery(savedSearchesQuery).data} />;
}
