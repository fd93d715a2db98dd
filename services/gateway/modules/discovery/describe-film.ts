import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { VideoItemLoose } from 'sitemap';
import { pictureOfFilm, previewsOf, type StockMedia } from '../media/public.ts';

/** A film as a sitemap describes it to a search for videos, with absolute addresses. */
export type DescribedFilm = VideoItemLoose;

type Film = Parameters<typeof pictureOfFilm>[0] & {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly released_at: Date;
  readonly run_length_seconds: number;
};

/** The most that a video sitemap may say of a film's length, in seconds, and of its story, in characters. */
const LONGEST = 28_800;
const MOST_WORDS = 2048;

/**
 * What a video sitemap says of a film: the picture and the silent clip are those that every visitor may see, the film
 * itself needs a subscription. A film without a picture has the card that is drawn of its title. Without a clip the page of its trailer is the player.
 */
export function describeFilm(film: Film, { urls }: Pick<Tenant, 'urls'>, stock: StockMedia): DescribedFilm {
  const absolute = (address: string) => new URL(address, urls.tour).href;
  const source = { assetsBase: urls.assets ?? '', stock };
  const [clip] = previewsOf(film, source);
  const { highdpi, isMissing } = pictureOfFilm(film, source);
  return {
    thumbnail_loc: absolute(isMissing ? `/media/cards/${film.slug}.jpg` : highdpi.double),
    title: film.title,
    description: film.description.slice(0, MOST_WORDS),
    ...(clip ? { content_loc: absolute(clip.src) } : { player_loc: absolute(`/trailer/${film.slug}`) }),
    duration: Math.min(Math.max(1, Math.round(film.run_length_seconds)), LONGEST),
    publication_date: film.released_at.toISOString(),
    family_friendly: false,
    requires_subscription: true,
  };
}
