import type { ListedFilmFragment } from './api/playlist-page.generated.ts';

/** The page of a film that is played from a list. For signed-in people a channel's films are inside the channel. */
export function filmAddress({ slug, channel }: ListedFilmFragment, list: string, isSignedIn: boolean): string {
  const page = channel && isSignedIn ? `/channels/${channel.slug}/videos/${slug}` : `/videos/${slug}`;
  return `${page}?list=${encodeURIComponent(list)}`;
}
