import type { OwnMedia } from './own/own-media.ts';
import { type MediaSource, type Picture, pictureAt } from './pictures.ts';

/** The stills of a film with their seconds, in their order; none where it was not uploaded, or was before there were any. */
export function stillsOfFilm(
  { own_media }: { readonly own_media: OwnMedia | null },
  { assetsBase }: Pick<MediaSource, 'assetsBase'>,
): readonly { readonly startsAt: number; readonly picture: Picture }[] {
  const film = own_media?.film;
  return (film?.stills ?? []).map((still) => ({
    startsAt: Math.floor(still.at),
    picture: pictureAt(
      still,
      (width, extension) => `${assetsBase}/media/pictures/films/${film?.version}/${still.name}-${width}.${extension}`,
    ),
  }));
}
