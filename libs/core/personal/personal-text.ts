import { type PackedData, packData, unpackData } from '../routing/packed-data.ts';
import type { SessionProfile } from '../session/profile-query.ts';
import type { PersonalPartQuery } from './api/personal-part.generated.ts';
import type { FilmCard, PersonalMarks, PersonalPart } from './personal-fields.ts';

/** The data that is written into a shared page: the person, and their marks on what it shows. */
export interface PersonalData {
  readonly profile: SessionProfile;
  readonly marks: PersonalMarks;
}

/** The id of the element at the end of a page that holds them. */
export const PERSONAL_ELEMENT = 'personal';

/**
 * Builds the personal data of a page from the gateway's answer about the person and the cards of the films to continue and of
 * those that are new to them.
 */
export function personalDataOf(
  part: PersonalPart,
  cards: readonly FilmCard[],
  deals: PersonalPartQuery['dealsById'],
): PersonalData {
  const { profile, favoriteVideoIds, favoritePerformerIds, watchMarks } = part;
  const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => cards.find(({ videoId }) => videoId === id) ?? []);
  const films = cardsOf(part.videoIdsToContinue);
  const newFilms = cardsOf(part.newVideoIds);
  return { profile, marks: { favoriteVideoIds, favoritePerformerIds, watchMarks, films, newFilms, deals } };
}

/** The element that holds them: data rather than a script, which a Content-Security-Policy has nothing to say about. */
export function personalElement({ profile, marks: { films, newFilms, ...marks } }: PersonalData): string {
  const text = JSON.stringify({ profile, marks, films: packFilms(films), newFilms: packFilms(newFilms) });
  return `<script type="application/json" id="${PERSONAL_ELEMENT}">${escapeForScript(text)}</script>`;
}

/** The last list that began with a film, as it was packed. */
const packedLists = new WeakMap<
  FilmCard,
  { readonly films: readonly FilmCard[]; readonly packed: PackedData | null }
>();

/**
 * Cards are stored, and a person continues the same films from page to page: a list of the very same cards is not packed again,
 * which would take as long as all else of a page that is personal.
 */
function packFilms(films: readonly FilmCard[]): PackedData | null {
  const [first] = films;
  if (first === undefined) return null;
  const known = packedLists.get(first);
  if (known?.films.length === films.length && known.films.every((film, index) => film === films[index])) {
    return known.packed;
  }
  const packed = packData(films);
  packedLists.set(first, { films, packed });
  return packed;
}

/** Reads the element's text. @throws for a text that is cut off */
export function readPersonalData(text: string): PersonalData {
  const { profile, marks, films, newFilms } = JSON.parse(text) as {
    readonly profile: SessionProfile;
    readonly marks: Omit<PersonalMarks, 'films' | 'newFilms'>;
    readonly films: PackedData | null;
    readonly newFilms: PackedData | null;
  };
  return { profile, marks: { ...marks, films: unpackFilms(films), newFilms: unpackFilms(newFilms) } };
}

const unpackFilms = (packed: PackedData | null): readonly FilmCard[] =>
  packed === null ? [] : (unpackData(packed) as readonly FilmCard[]);

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? '');
}
