import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { watching } from '@network/messages/watching.ts';
import { laterQuery } from '../queries.ts';
import { FilmGrid } from './film-grid.tsx';
import { WatchingList } from './watching-list.tsx';

const route = getRouteApi('/watch-later');

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, {
    title: messagesOf(watching)('head.later', { brand: context.tenant.name }),
    canonicalPath: '/watch-later',
  });

/** Watch later, with its data. */
export default function LaterPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(laterQuery(page));
  const { items, info } = data.watchLater;
  return (
    <WatchingList list="later" isEmpty={items.length === 0} info={info}>
      <FilmGrid videos={items} />
    </WatchingList>
  );
}
