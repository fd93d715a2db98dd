import { notFound } from '@tanstack/react-router';
import { redirectToCurrentSlug } from '@network/core/routing/guards.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { allChannelVideosQuery, channelPackQuery, channelQuery, channelsQuery, channelVideosQuery } from './queries.ts';

/** Where a page was opened. */
interface Opened {
  readonly context: RouterContext;
  readonly location: Parameters<typeof redirectToCurrentSlug>[0]['location'];
}

export const loadChannels = ({ context }: Pick<Opened, 'context'>, page: number) =>
  context.queryClient.ensureQueryData(channelsQuery(page));

export const loadAllVideos = ({ context }: Pick<Opened, 'context'>, page: number) =>
  context.queryClient.ensureQueryData(allChannelVideosQuery(page));

/** Loads a channel; a slug of before leads on to the current one. @throws a redirect, or that there is no such channel */
export async function loadChannel(opened: Opened, slug: string) {
  const { channel } = await opened.context.queryClient.ensureQueryData(channelQuery(slug));
  if (!channel) throw notFound();
  redirectToCurrentSlug(opened, slug, channel.slug);
  return channel;
}

/** Loads a channel with one page of its videos. */
export async function loadChannelVideos(opened: Opened, slug: string, page: number) {
  const { channel } = await opened.context.queryClient.ensureQueryData(channelVideosQuery(slug, page));
  if (!channel) throw notFound();
  redirectToCurrentSlug(opened, slug, channel.slug);
  return channel;
}

/** Loads a pack of a channel; slugs of before, of either, lead on. */
export async function loadPack(
  opened: Opened,
  { channelSlug, channelPackSlug }: { readonly channelSlug: string; readonly channelPackSlug: string },
  page: number,
) {
  const query = channelPackQuery(channelSlug, channelPackSlug, page);
  const { channelPack } = await opened.context.queryClient.ensureQueryData(query);
  if (!channelPack) throw notFound();
  redirectToCurrentSlug(opened, channelSlug, channelPack.channel.slug);
  redirectToCurrentSlug(opened, channelPackSlug, channelPack.slug);
  return channelPack;
}
