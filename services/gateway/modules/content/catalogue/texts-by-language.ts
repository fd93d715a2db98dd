import type { OtherLanguage } from '@network/validation/languages.ts';
import { requestLanguage } from '../../../http/language.ts';

/** What a film is called in another language; an empty text is read in English. */
export interface FilmTranslation {
  readonly language: OtherLanguage;
  readonly title: string;
  readonly description: string;
}

/** A film with its texts. */
interface FilmWithTexts {
  readonly title: string;
  readonly description: string;
  /** Null or left out: in English alone. */
  readonly translations?: readonly FilmTranslation[] | null;
}

/** A text of a film in the language of the request; in English where it has none in that language. */
export function filmText(film: FilmWithTexts, text: 'title' | 'description'): string {
  const wanted = requestLanguage();
  const translated = film.translations?.find(({ language }) => language === wanted)?.[text] ?? '';
  return translated === '' ? film[text] : translated;
}
