import type { FilmCardsQuery } from './api/film-cards.generated.ts';
import type { PersonalPartQuery } from './api/personal-part.generated.ts';

/** The personal part that the gateway returns for a signed-in person. */
export type PersonalPart = NonNullable<PersonalPartQuery['personalPart']>;

/** A film as it is shown to everybody with the same rights. */
export type FilmCard = FilmCardsQuery['videosById'][number];

/** The items on a page that a person may have marked. */
export interface ShownItems {
  readonly videoIds: readonly string[];
  readonly performerIds: readonly string[];
  /** Deals that a person can buy with one click if the right biller has their card. */
  readonly dealIds: readonly string[];
  /** The page shows the films that its person has begun. */
  readonly continues: boolean;
  /** The page shows the films that came out since the last visit of its person. */
  readonly showsNewFilms: boolean;
}

export const NOTHING_SHOWN: ShownItems = {
  videoIds: [],
  performerIds: [],
  dealIds: [],
  continues: false,
  showsNewFilms: false,
};

/** A person's own values of the fields that the schema marks `@personal`. */
export interface PersonalMarks extends Pick<PersonalPart, 'favoriteVideoIds' | 'favoritePerformerIds' | 'watchMarks'> {
  /** The films that the person may continue, latest first. These cards have no marks; the marks are in `watchMarks`. */
  readonly films: readonly FilmCard[];
  /** The films that came out since the person's last visit, the newest first. These cards have no marks either. */
  readonly newFilms: readonly FilmCard[];
  readonly deals: PersonalPartQuery['dealsById'];
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns whether marks were requested for every item that a page shows. */
export function isWithin(shown: ShownItems, requested: ShownItems): boolean {
  if (shown === requested) return true;
  const isPart = (ids: readonly string[], all: readonly string[]) => {
    const known = new Set(all);
    return ids.every((id) => known.has(id));
  };
  return (
    isPart(shown.videoIds, requested.videoIds) &&
    isPart(shown.performerIds, requested.performerIds) &&
    isPart(shown.dealIds, requested.dealIds) &&
    (requested.continues || !shown.continues) &&
    (requested.showsNewFilms || !shown.showsNewFilms)
  );
}

/** Lists the items that pieces of data show, each id once. */
export function shownItemsOf(data: readonly unknown[]): ShownItems {
  const [videos, performers, deals] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let continues = false;
  let showsNewFilms = false;
  const look = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) look(each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Fields;
    if (isMarkedVideo(fields)) videos.add(fields['videoId']);
    if (isMarkedPerformer(fields)) performers.add(fields['globalId']);
    if (isOneClickDeal(fields)) deals.add(fields['id']);
    continues ||= Array.isArray(fields['continueWatching']);
    showsNewFilms ||= Array.isArray(fields['newSinceLastVisit']);
    for (const each of Object.values(fields)) look(each);
  };
  look(data);
  return { videoIds: [...videos], performerIds: [...performers], dealIds: [...deals], continues, showsNewFilms };
}

/** Returns the data with a person's own values. An object without personal fields stays the same object. */
export function withMarks<Data>(data: Data, marks: PersonalMarks): Data {
  const favoriteVideos = new Set(marks.favoriteVideoIds);
  const favoritePerformers = new Set(marks.favoritePerformerIds);
  const watched = new Map(marks.watchMarks.map((mark) => [mark.videoId, mark]));
  const deals = new Map(marks.deals?.map((deal) => [deal.id, deal]));

  const ownFields = (fields: Fields): Fields => {
    if (isMarkedVideo(fields)) {
      const { videoId } = fields;
      return { isFavorite: favoriteVideos.has(videoId), ...watched.get(videoId) };
    }
    if (isMarkedPerformer(fields)) return { isFavorite: favoritePerformers.has(fields['globalId']) };
    if (isOneClickDeal(fields)) return { ...deals.get(fields['id']) };
    return {
      ...(Array.isArray(fields['continueWatching']) && { continueWatching: withOwn(marks.films) }),
      ...(Array.isArray(fields['newSinceLastVisit']) && { newSinceLastVisit: withOwn(marks.newFilms) }),
    };
  };

  const withOwn = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const changed = value.map(withOwn);
      return changed.every((each, index) => each === value[index]) ? value : changed;
    }
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Fields;
    const own = ownFields(fields);
    let isChanged = false;
    const changed: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(fields)) {
      // The operation may not have read every mark, so only fields that it did read are replaced.
      changed[name] = name in own ? own[name] : withOwn(each);
      isChanged ||= changed[name] !== each;
    }
    return isChanged ? changed : value;
  };
  return withOwn(data) as Data;
}

const VIDEO_MARKS = ['isFavorite', 'isWatchLater', 'watchProgress', 'playbackPosition'];

function isMarkedVideo(fields: Fields): fields is Fields & { readonly videoId: string } {
  return typeof fields['videoId'] === 'string' && VIDEO_MARKS.some((name) => name in fields);
}

function isMarkedPerformer(fields: Fields): fields is Fields & { readonly globalId: string } {
  return typeof fields['globalId'] === 'string' && 'isFavorite' in fields;
}

function isOneClickDeal(fields: Fields): fields is Fields & { readonly id: string } {
  return typeof fields['id'] === 'string' && fields['oneClickEnabled'] === true && 'oneClickToken' in fields;
}
