/** What something is called and how it is described in another language; an empty text is read in English. */
export interface Translation {
  readonly language: string;
  readonly title: string;
  readonly description: string;
}

const BEGINNING = /^\[([a-z]{2})\] ?(.*)$/;
/** Stands before each line of a description, so that none is read as the beginning of a translation. */
const INDENT = '  ';
const indented = (text: string): string =>
  text === ''
    ? ''
    : `\n${text
        .split('\n')
        .map((line) => INDENT + line)
        .join('\n')}`;

/** Writes translations as a text: each begins with its language in brackets and its title; its description is indented below. */
export const writeTranslations = (translations: readonly Translation[]): string =>
  translations
    .filter(({ title, description }) => title !== '' || description !== '')
    .map(({ language, title, description }) => `[${language}] ${title}${indented(description)}`)
    .join('\n');

/** Reads what `writeTranslations` wrote. */
export function readTranslations(text: string): readonly Translation[] {
  const read: { readonly language: string; readonly title: string; readonly lines: string[] }[] = [];
  if (text === '') return [];
  for (const line of text.split('\n')) {
    const [, language, title = ''] = BEGINNING.exec(line) ?? [];
    if (language === undefined) read.at(-1)?.lines.push(line.slice(INDENT.length));
    else read.push({ language, title, lines: [] });
  }
  return read.map(({ language, title, lines }) => ({ language, title, description: lines.join('\n') }));
}

/** The translations with one of them changed, in the order of `languages`. */
export function changeTranslation(
  translations: readonly Translation[],
  languages: readonly string[],
  changed: Translation,
): readonly Translation[] {
  return languages.flatMap((language) => {
    if (language === changed.language) return [changed];
    return translations.find((each) => each.language === language) ?? [];
  });
}
