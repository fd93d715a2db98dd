import type { NextVideo } from '../player/controls/up-next.tsx';
import type { WatchVideo } from '../queries.ts';
import { filmAfter } from './film-after.ts';

/**
 * Builds the film that follows. It begins by itself for people who have films begin so, unless they prefer stillness,
 * and only where it was released later: then playing ends with the newest film, also on a device that nobody watches.
 * @param goOn leads to the address of a film
 */
export function nextVideo(
  video: WatchVideo,
  goOn: (address: string) => void,
  hasAutoplay: boolean,
): NextVideo | undefined {
  const next = filmAfter(video);
  if (!next) return undefined;
  const { isMissing, ...picture } = next.picture;
  const href = `/videos/${next.slug}`;
  const startsByItself = hasAutoplay && next.isLater && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { title: next.title, href, picture: isMissing ? null : picture, onStart: () => goOn(href), startsByItself };
}
