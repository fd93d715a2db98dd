import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import type { PlaylistPageQuery } from '../api/playlist-page.generated.ts';
import { playlistQuery } from '../queries.ts';
import { PlaylistScreen } from './playlist-screen.tsx';

const route = getRouteApi('/playlists/$playlistId');

export const head: RouteHead<PlaylistPageQuery['playlist']> = ({ match: { context }, loaderData }) =>
  pageHead(context, {
    title: messagesOf(texts)('head.one', { name: loaderData?.name ?? '', brand: context.tenant.name }),
    isPrivate: true,
  });

/** A list of the viewer with its data. */
export default function PlaylistPage(): ReactNode {
  const { page } = route.useLoaderDeps();
  const { playlistId } = route.useParams();
  const { playlist } = useSuspenseQuery(playlistQuery(playlistId, page)).data;
  // Deleted in another window since.
  return playlist === null ? null : <PlaylistScreen playlist={playlist} page={page} />;
}
