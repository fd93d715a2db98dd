import type { WatchVideo } from '../queries.ts';

/** The facts that are shown about the next film. */
export interface FilmAfter {
  readonly slug: string;
  readonly title: string;
  readonly picture: NonNullable<WatchVideo['crossNavigation']['next']>['picture'];
  /** The film was released after this one. A related one may be older, and lead in a circle. */
  readonly isLater: boolean;
}

/**
 * Finds the film that follows another: the one that was released after it. The newest has none, and a related one
 * follows that can be watched. A channel's film is on a page of its channel, and follows none.
 */
export function filmAfter({ crossNavigation: { next }, relatedVideos }: WatchVideo): FilmAfter | null {
  if (next) return { slug: next.slug, title: next.title, picture: next.picture, isLater: true };
  const related = relatedVideos.find(({ isUpcoming, isDenied, channel }) => !isUpcoming && !isDenied && !channel);
  if (!related) return null;
  const { src, width, height, isMissing } = related.images.listing;
  return { slug: related.slug, title: related.title, picture: { src, width, height, isMissing }, isLater: false };
}
