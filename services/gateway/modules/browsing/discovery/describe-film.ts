import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { addressIn } from '@network/validation/language-addresses.ts';
import { cutText } from '@network/validation/text-length.ts';
import type { VideoItemLoose } from 'sitemap';
import { requestLanguage } from '../../../http/language.ts';
import { textIn, titleIn, type Translated } from '../../content/catalogue/public.ts';
import { type AddressedFilm, filmFiles, pictureOfFilm, type StockMedia } from '../../content/media/public.ts';

/** A film as a sitemap describes it to a search for videos, with absolute addresses. */
export type DescribedFilm = VideoItemLoose;

type Film = Parameters<typeof pictureOfFilm>[0] &
  AddressedFilm &
  Translated & {
    readonly slug: string;
    readonly title: string;
    readonly description: string;
    readonly released_at: Date;
  };

/** The most that a video sitemap may say of a film's length, in seconds, and of its story, in characters. */
const LONGEST = 28_800;
const MOST_WORDS = 2048;

/**
 * What a video sitemap says of a film, in the language of the request; null while nothing of it plays. The picture is the one that every visitor may see, or the card
 * that is drawn of its title. The page of its trailer is the player: the film itself needs a subscription, and the silent clip
 * on its card is neither.
 */
export function describeFilm(film: Film, { urls }: Pick<Tenant, 'urls'>, stock: StockMedia): DescribedFilm | null {
  if (filmFiles(stock, film, 'trailer').length === 0) return null;
  const absolute = (address: string) => new URL(address, urls.tour).href;
  const { highdpi, isMissing } = pictureOfFilm(film, { assetsBase: urls.assets ?? '', stock });
  return {
    thumbnail_loc: absolute(isMissing ? addressIn(requestLanguage(), `/media/cards/${film.slug}.jpg`) : highdpi.double),
    title: titleIn(film),
    description: cutText(textIn(film, 'description', film.description), MOST_WORDS),
    player_loc: absolute(addressIn(requestLanguage(), `/trailer/${film.slug}`)),
    duration: Math.min(Math.max(1, Math.round(film.run_length_seconds)), LONGEST),
    publication_date: film.released_at.toISOString(),
    family_friendly: false,
    requires_subscription: true,
  };
}
