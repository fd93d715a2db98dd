/** What a film is called in another language; an empty text is read in English. */
export interface FilmTranslation {
  readonly language: string;
  readonly title: string;
  readonly description: string;
}

const BEGINNING = /^\[([a-z]{2})\] ?(.*)$/;

/** The field of some translations: each begins with its language in brackets and its title; the lines below are its description. */
export const writeTranslations = (translations: readonly FilmTranslation[]): string =>
  translations
    .filter(({ title, description }) => title !== '' || description !== '')
    .map(({ language, title, description }) => `[${language}] ${title}${description === '' ? '' : `\n${description}`}`)
    .join('\n');

/** The translations of a field. */
export function readTranslations(text: string): readonly FilmTranslation[] {
  const read: { readonly language: string; readonly title: string; readonly lines: string[] }[] = [];
  if (text === '') return [];
  for (const line of text.split('\n')) {
    const [, language, title = ''] = BEGINNING.exec(line) ?? [];
    if (language === undefined) read.at(-1)?.lines.push(line);
    else read.push({ language, title, lines: [] });
  }
  return read.map(({ language, title, lines }) => ({ language, title, description: lines.join('\n') }));
}

/** The translations with one of them changed, in the order of `languages`. */
export function changeTranslation(
  translations: readonly FilmTranslation[],
  languages: readonly string[],
  changed: FilmTranslation,
): readonly FilmTranslation[] {
  return languages.flatMap((language) => {
    if (language === changed.language) return [changed];
    return translations.find((each) => each.language === language) ?? [];
  });
}
