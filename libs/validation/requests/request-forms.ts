/** Forms that anyone may send, without an account. */
export const REQUEST_KINDS = ['casting', 'support', 'removal'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** The limits of a field. Lengths count characters after trimming. */
export type FieldRule =
  | { readonly type: 'text'; readonly min: number; readonly max: number; readonly isOptional?: true }
  | { readonly type: 'email' }
  /** A calendar day, `YYYY-MM-DD`, at least that many years ago. */
  | { readonly type: 'birthDate'; readonly minAge: number }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  /** A box that must be ticked. */
  | { readonly type: 'consent' }
  | { readonly type: 'pictures'; readonly min: number; readonly max: number; readonly maxBytes: number };

/** The fields of each form, in order, for page and gateway. */
export const REQUEST_FORMS = {
  casting: {
    name: { type: 'text', min: 2, max: 80 },
    email: { type: 'email' },
    birthDate: { type: 'birthDate', minAge: 18 },
    country: { type: 'text', min: 2, max: 60 },
    about: { type: 'text', min: 20, max: 4_000 },
    pictures: { type: 'pictures', min: 1, max: 4, maxBytes: 5 * 1_048_576 },
    adult: { type: 'consent' },
    storage: { type: 'consent' },
  },
  support: {
    name: { type: 'text', min: 2, max: 80, isOptional: true },
    email: { type: 'email' },
    topic: { type: 'choice', choices: ['membership', 'payment', 'playback', 'signIn', 'other'] },
    message: { type: 'text', min: 10, max: 4_000 },
  },
  removal: {
    name: { type: 'text', min: 2, max: 80 },
    email: { type: 'email' },
    relation: { type: 'choice', choices: ['shown', 'representative', 'owner', 'other'] },
    content: { type: 'text', min: 10, max: 2_000 },
    statement: { type: 'text', min: 20, max: 4_000 },
    truthful: { type: 'consent' },
  },
} as const satisfies Readonly<Record<RequestKind, Readonly<Record<string, FieldRule>>>>;

/** Accepted media types of pictures, recognized by their bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/**
 * Hours within which staff answer each form, and how many before that the console and a mail begin to warn. The 48 hours of a
 * removal are promised to its sender; the other two are ours.
 */
export const REQUEST_DEADLINES = {
  removal: { hours: 48, warnHours: 12 },
  support: { hours: 72, warnHours: 24 },
  casting: { hours: 14 * 24, warnHours: 48 },
} as const satisfies Readonly<Record<RequestKind, { readonly hours: number; readonly warnHours: number }>>;

/** The problems of a field; texts are in the message catalogue under the same names. */
const FIELD_ERRORS = [
  'required',
  'tooShort',
  'tooLong',
  'invalidEmail',
  'invalidDate',
  'tooYoung',
  'invalidChoice',
  'consentMissing',
  'picturesMissing',
  'tooManyPictures',
  'pictureTooLarge',
  'pictureType',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** Whether a text names a problem of a field. */
export function isFieldError(value: string): value is FieldError {
  return (FIELD_ERRORS as readonly string[]).includes(value);
}

/** Whether a text names one of the forms. */
export function isRequestKind(value: string): value is RequestKind {
  return (REQUEST_KINDS as readonly string[]).includes(value);
}

/** The rules of a form, by field. */
export function fieldsOf(kind: RequestKind): Readonly<Record<string, FieldRule>> {
  return REQUEST_FORMS[kind];
}
