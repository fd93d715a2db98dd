import { withCompositions, type PicturedFilm } from './compositions.ts';
import { makeChannels, makePacks } from './channels.ts';
import { castFilms, categorise, countPictures, divideFilms, type SlugsOfFilms, tagFilms } from './film-parts.ts';
import { filmTranslationsOf } from './film-translations.ts';
import { makeChannelFilms, makeSiteFilms } from './films.ts';
import { CATEGORIES, SHOWCASES, TAGS } from './label-words.ts';
import { translationsOf } from './label-translations.ts';
import { filteredListingsOf, listingsOf } from './listings.ts';
import { type DemonstrationPerformer, makePerformers } from './performers.ts';
import { performerListings, withPortraits } from './portraits.ts';
import { slugOf, uniqueNames } from './slugs.ts';

/** The films and performers that other content is about. */
export interface Catalogue {
  readonly today: Date;
  readonly films: readonly PicturedFilm[];
  readonly casts: SlugsOfFilms;
  readonly performers: readonly DemonstrationPerformer[];
}

const label = (name: string) => ({ slug: slugOf(name), name, translations: translationsOf(name) });

/**
 * The demonstration's tags, categories, showcases, channels, packs, performers and films, in the import format; the same on
 * every start of a day.
 */
export function makeCatalogue(today: Date) {
  const packs = makePacks();
  // One naming for all, because a slug is unique in the network.
  const naming = uniqueNames();
  const siteFilms = makeSiteFilms(today, naming);
  const channelFilms = makeChannelFilms(today, packs, naming);
  const drafts = [...siteFilms, ...channelFilms];
  const people = makePerformers(today);
  const casts = castFilms(drafts, people);
  const performers = withPortraits(people, performerListings(people, drafts, casts));
  const categories = categorise(drafts);
  const films = withCompositions(
    drafts,
    listingsOf(today, drafts, casts, categories),
    filteredListingsOf(today, drafts, categories),
  );
  const tags = tagFilms(drafts);
  const chapters = divideFilms(siteFilms);
  const pictures = countPictures(siteFilms, channelFilms);
  const lists = {
    tags: TAGS.map(label),
    categories: CATEGORIES.map(label),
    showcases: SHOWCASES.map(([title, description], index) => ({
      id: `showcase-${index + 1}`,
      slug: slugOf(title),
      title,
      description,
      translations: translationsOf(title, description),
      position: index + 1,
    })),
    channels: makeChannels(),
    packs: packs.map(({ site: _site, ...document }) => document),
    performers: performers.map(({ document }) => document),
    films: films.map(({ reception: _reception, releasedAt, ...film }) => ({
      ...film,
      translations: filmTranslationsOf(film),
      releasedAt: releasedAt.toISOString(),
      performers: casts.get(film.id) ?? [],
      categories: categories.get(film.id) ?? [],
      tags: tags.get(film.id) ?? [],
      chapters: chapters.get(film.id) ?? [],
      pictureCount: pictures.get(film.id) ?? null,
    })),
  };
  const catalogue: Catalogue = { today, films, casts, performers };
  return { lists, catalogue };
}

/** Films outside channels that can be played on the day. */
export const playableFilms = ({ films, today }: Catalogue): readonly PicturedFilm[] =>
  films.filter(({ channel, releasedAt, isDenied }) => channel === null && releasedAt < today && !isDenied);
