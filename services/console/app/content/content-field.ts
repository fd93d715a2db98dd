import type { Bounds } from '@network/validation/worth-bounds.ts';
import type { ContentKind } from '../api/staff-types.generated.ts';
import { words } from '../messages/words.ts';
import type { CropUse } from './pictures/crop-control.tsx';

/**
 * What is written into a field, and how it is sent. Lists are typed with commas, translations as a language in brackets before the title and the description below it, chapters a line each with its titles in other languages below it, ratings and prices a line each; `landscape` and
 * `portrait` are the id of an uploaded picture of that shape, `stills` an id, its crops and a text a line each, `filmStills` a place, a time and an id a line each, `focus` two
 * percentages, `crops` a crop a line.
 */
export type FieldForm =
  | 'line'
  | 'text'
  | 'list'
  | 'number'
  | 'moment'
  | 'day'
  | 'choice'
  | 'site'
  | 'flag'
  | 'chapters'
  | 'translations'
  | 'captions'
  | 'landscape'
  | 'portrait'
  | 'stills'
  | 'filmStills'
  | 'focus'
  | 'crops'
  | 'ratings'
  | 'prices';

/** What a kind calls the texts that it has by language; left out where it has no such text. */
export interface TranslatedFields {
  readonly title?: 'title' | 'name' | 'motto';
  readonly description?: 'description' | 'biography' | 'story' | 'text';
}

/** A field of the form of a kind. */
export interface ContentField {
  /** The staff API's name of the field. */
  readonly name: string;
  readonly label: string;
  readonly form: FieldForm;
  /** What a line or a list names: it is chosen by search. */
  readonly refersTo?: ContentKind;
  /** Whether people see the order of a list. */
  readonly isOrdered?: boolean;
  /** The field with a pack's channel. */
  readonly within?: string;
  readonly hint?: string;
  readonly options?: readonly string[];
  readonly isRequired?: boolean;
  /** What stands in it for something new. */
  readonly initial?: string;
  /** What an empty choice means. */
  readonly none?: string;
  /** The field with the picture that a focal point or crops are for; left out for the film's own picture. */
  readonly of?: string;
  /** The fields whose texts are translated; left out for title and description. */
  readonly translated?: TranslatedFields;
  /** The field with the focal point of the picture that crops are for. */
  readonly focusIn?: string;
  /** Where pages show the crops. */
  readonly use?: CropUse;
  /** The numbers that the gateway takes. */
  readonly bounds?: Bounds;
  /** Shape of the picture. */
  readonly shape?: 'landscape' | 'portrait';
  /** Never changes once it is saved. */
  readonly isFixed?: boolean;
  /** Not in the form; a version keeps what the one before had. */
  readonly isKept?: boolean;
  /** Whether the form has it only for a film to come that has no media; media say it themselves. */
  readonly isOfUpcoming?: boolean;
  /** Whether the form has it only where pictures and clips of the demonstration stand in. */
  readonly isOfDemonstration?: boolean;
}

const { fields: labels, hints } = words.content;

/** What a field is called, by the name that the staff API has for it. */
export const labelOfField = (name: string): string => (name in labels ? labels[name as keyof typeof labels] : name);

/** A field with its label, and its hint where it has one. */
export const field = (
  name: keyof typeof labels,
  form: FieldForm,
  more: Omit<ContentField, 'name' | 'label' | 'form'> = {},
) => ({
  name,
  label: labels[name],
  form,
  ...(name in hints && { hint: hints[name as keyof typeof hints] }),
  ...more,
});
/** Whether a field needs the whole width of its form. */
export const isWide = ({ form, refersTo }: ContentField): boolean =>
  (form === 'list' && refersTo !== undefined) ||
  [
    'text',
    'chapters',
    'translations',
    'captions',
    'landscape',
    'portrait',
    'stills',
    'filmStills',
    'focus',
    'crops',
    'ratings',
    'prices',
  ].includes(form);
/** A field that names one thing of a kind, or several. */
export const naming = (
  name: keyof typeof labels,
  form: 'line' | 'list',
  refersTo: ContentKind,
  more: Omit<ContentField, 'name' | 'label' | 'form' | 'refersTo'> = {},
) => field(name, form, { refersTo, ...more });
/** The texts of a kind in other languages, by the fields that have them in English. */
export const inOtherLanguages = (translated: TranslatedFields) => field('translations', 'translations', { translated });
/** A field that has to be filled in. */
export const required = { isRequired: true } as const;

/** The slug of a kind that is known by it alone. */
export const fixedSlug: ContentField = field('slug', 'line', { ...required, hint: hints.fixedSlug, isFixed: true });
