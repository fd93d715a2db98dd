import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';

/** The path of a tour page in a language; the default has no prefix. */
export const addressIn = (language: string, path: string): string =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;

/** A tour page in every language, for sitemaps. */
export const languageAddresses = (path: string): readonly { readonly language: string; readonly path: string }[] =>
  Object.keys(LANGUAGES).map((language) => ({ language, path: addressIn(language, path) }));
