import type { ContentField, FieldForm } from './content-field.ts';
import {
  type ChapterTitle,
  readChapterLines,
  secondsOfStart,
  startText,
  writeChapterLines,
} from './chapters/chapter-lines.ts';
import { type ChosenStill, readChosenStills, writeChosenStills } from './film-stills/still-places.ts';
import { type PerformerRating, readRatings, writeRatings } from './performer-ratings.ts';
import { type FurtherPrice, readPrices, writePrices } from './further-prices.ts';
import { type Translation, readTranslations, writeTranslations } from './translations/translation-texts.ts';
import { cropLines } from './pictures/crops.ts';
import { readStills, type StillLine, writeStills } from './pictures/still-lines.ts';

/** What stands in the fields of a form, by their names. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

interface Chapter {
  readonly startsAtSeconds: number;
  readonly title: string;
  readonly translations?: readonly ChapterTitle[];
}

const linesOfChapters = (chapters: readonly Chapter[]): string =>
  writeChapterLines(
    chapters.map(({ startsAtSeconds, title, translations = [] }) => ({
      start: startText(startsAtSeconds),
      title,
      translations,
    })),
  );

/** A time that is none is sent as NaN, which the gateway refuses. */
const chaptersOf = (text: string): readonly Chapter[] =>
  readChapterLines(text).map(({ start, title, translations }) => ({
    startsAtSeconds: secondsOfStart(start) ?? Number.NaN,
    title: title.trim(),
    translations: translations
      .map((each) => ({ ...each, title: each.title.trim() }))
      .filter((each) => each.title !== ''),
  }));

const SHOW: Readonly<Record<FieldForm, (value: never) => string | boolean>> = {
  line: (value: string | null) => value ?? '',
  text: (value: string | null) => value ?? '',
  day: (value: string | null) => value ?? '',
  list: (value: readonly string[] | null) => (value ?? []).join(', '),
  number: (value: number | null) => (value === null ? '' : String(value)),
  choice: (value: string | number | null) => String(value ?? ''),
  site: (value: string | null) => value ?? '',
  // The control has no zone: it shows and takes UTC, to the minute.
  moment: (value: string | null) => (value ?? '').slice(0, 16),
  flag: (value: boolean | null) => value ?? false,
  captions: (value: string | null) => value ?? '',
  landscape: (value: string | null) => value ?? '',
  portrait: (value: string | null) => value ?? '',
  focus: (value: string | null) => value ?? '',
  crops: (value: readonly string[] | null) => (value ?? []).join('\n'),
  stills: (value: readonly StillLine[] | null) => writeStills(value ?? []),
  filmStills: (value: readonly ChosenStill[] | null) => writeChosenStills(value ?? []),
  ratings: (value: readonly PerformerRating[] | null) => writeRatings(value ?? []),
  prices: (value: readonly FurtherPrice[] | null) => writePrices(value ?? []),
  translations: (value: readonly Translation[] | null) => writeTranslations(value ?? []),
  chapters: (value: readonly Chapter[] | null) => linesOfChapters(value ?? []),
};

const SEND: Readonly<Record<Exclude<FieldForm, 'flag'>, (text: string) => unknown>> = {
  line: (text) => text.trim() || null,
  text: (text) => text,
  day: (text) => text || null,
  list: (text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  number: (text) => (text.trim() === '' ? null : Number(text)),
  choice: (text) => text || null,
  site: (text) => text || null,
  moment: (text) => (text === '' ? null : `${text}:00Z`),
  captions: (text) => text,
  landscape: (text) => text.trim() || null,
  portrait: (text) => text.trim() || null,
  focus: (text) => text || null,
  crops: cropLines,
  stills: readStills,
  filmStills: readChosenStills,
  ratings: readRatings,
  prices: readPrices,
  translations: readTranslations,
  chapters: chaptersOf,
};

/** What a form shows of a document. */
export function valuesOf(fields: readonly ContentField[], document: object): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, form }) => [name, SHOW[form]((document as Record<string, never>)[name] as never)]),
  );
}

/** What a form begins with for something new. */
export function initialValuesOf(fields: readonly ContentField[]): FieldValues {
  return {
    ...valuesOf(fields, {}),
    ...Object.fromEntries(fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]]))),
  };
}

/**
 * What the staff API is sent for the values of a form. A time that was not touched is sent as it was, because the form
 * shows it to the minute only.
 */
export function inputOf(fields: readonly ContentField[], values: FieldValues, original: object | null): object {
  const before = original === null ? {} : valuesOf(fields, original);
  return Object.fromEntries(
    fields.map(({ name, form, options, refersTo, isRequired }) => {
      const value = values[name];
      // No browser refuses a search that nothing was chosen in: the gateway says what is wrong with an empty name.
      if (form === 'line' && refersTo !== undefined && isRequired === true) return [name, String(value ?? '').trim()];
      if (form === 'flag') return [name, value === true];
      if (form === 'moment' && original !== null && before[name] === value) {
        return [name, (original as Record<string, unknown>)[name]];
      }
      const sent = SEND[form](String(value ?? ''));
      // The one choice among numbers.
      return [name, form === 'choice' && sent !== null && isNumeric(options) ? Number(sent) : sent];
    }),
  );
}

const isNumeric = (options: readonly string[] | undefined): boolean =>
  options !== undefined && options.every((each) => /^\d+$/.test(each));

/** A field that differs between two sides. */
export interface Difference {
  readonly field: ContentField;
  readonly one: string | boolean;
  readonly other: string | boolean;
}

/** The fields that two sets of values differ in. */
export function differencesOf(
  fields: readonly ContentField[],
  one: FieldValues,
  other: FieldValues,
): readonly Difference[] {
  return fields
    .filter(({ name }) => one[name] !== other[name])
    .map((field) => ({ field, one: one[field.name] ?? '', other: other[field.name] ?? '' }));
}
