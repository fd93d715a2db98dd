/** The languages of the product by their own names; the first is the one that texts are written in. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const;

/** A language as in `<html lang>`. */
export type Language = keyof typeof LANGUAGES;

/** The language of addresses without a prefix, and of people who prefer none that we speak. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Every language but the default, for which there are translations. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** Their list, in the order of `LANGUAGES`; written out, so that no bundle has it that does not use it. */
export const OTHER_LANGUAGES = ['de', 'es'] as const satisfies readonly OtherLanguage[];

/** The cookie that stores a browser's choice, for the host that sets it. */
export const LANGUAGE_COOKIE = 'language';

/** Whether a text names one of our languages. */
export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/**
 * The first of our languages in an Accept-Language header (RFC 9110, 12.5.4), by the reader's weights; null where none is
 * named. A region counts as its language.
 */
export function preferredLanguage(header: string | undefined): Language | null {
  const ranges = (header ?? '').slice(0, MAX_HEADER_LENGTH).split(',').map(readRange);
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? null;
}

const MAX_HEADER_LENGTH = 512;

function readRange(text: string): { readonly language: string; readonly weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: tag.split('-', 1)[0]?.toLowerCase() ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
