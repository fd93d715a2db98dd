import { byLanguage } from './language.ts';

const lists = byLanguage((locale) => new Intl.ListFormat(locale));

/** Names in a row, as the language of the page joins them: `A, B, and C`. */
export const formatList = (names: Iterable<string>): string => lists().format(names);
