import type { Generated } from 'kysely';
import { DEFAULT_LANGUAGE, type OtherLanguage } from '@network/validation/languages.ts';
import { requestLanguage } from '../../../http/language.ts';

/** What something is called and how it is described in another language; an empty text is shown in English. */
export interface Translation {
  readonly language: OtherLanguage;
  /** The translated title or name. */
  readonly title: string;
  readonly description: string;
}

/** The column of a row with such texts; null: in English alone. */
export type TranslationsColumn = Generated<readonly Translation[] | null>;

/** A row with that column. */
export interface Translated {
  /** Null or left out: in English alone. */
  readonly translations?: readonly Translation[] | null;
}

/** A text of a row in the language of the request; `english` where it has none in that language. */
export function textIn({ translations }: Translated, part: 'title' | 'description', english: string): string {
  const wanted = requestLanguage();
  const translated = translations?.find(({ language }) => language === wanted)?.[part] ?? '';
  return translated === '' ? english : translated;
}

/** The title of a row in the language of the request. */
export const titleIn = (row: Translated & { readonly title: string }): string => textIn(row, 'title', row.title);

/** The name of a row in the language of the request. */
export const nameIn = (row: Translated & { readonly name: string }): string => textIn(row, 'title', row.name);

/** Its names in all languages, the English one first. */
export const namesOf = ({ name, translations }: Translated & { readonly name: string }): readonly string[] => [
  name,
  ...(translations ?? []).map(({ title }) => title).filter((title) => title !== ''),
];

/** Rows that a statement put in the order of their English names, in the order of the names that are read. */
export function inOrderOfNames<Row extends Translated & { readonly name: string }>(rows: readonly Row[]): Row[] {
  const language = requestLanguage();
  if (language === DEFAULT_LANGUAGE) return [...rows];
  const { compare } = new Intl.Collator(language);
  return rows.toSorted((one, other) => compare(nameIn(one), nameIn(other)));
}
