import { parseEmail, typedEmail } from '../email.ts';
import { textLength } from '../text-length.ts';
import { writtenText } from '../written-text.ts';
import { type FieldError, type FieldRule, fieldsOf, type RequestKind } from './request-forms.ts';

/** Fields as a form sends them; a box that is not ticked is not there. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

export type FieldErrors = Readonly<Record<string, FieldError>>;

export type RequestCheck =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly errors: FieldErrors };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Checks a whole form: returns every field that is wrong, or the values as they are stored. Pictures are passed as a
 * count; code that has their bytes checks their content.
 */
export function checkRequest(kind: RequestKind, input: FieldValues, pictures: number, now: Date): RequestCheck {
  const values: Record<string, string> = {};
  const errors: Record<string, FieldError> = {};
  for (const [name, rule] of Object.entries(fieldsOf(kind))) {
    const text = tidy(Object.hasOwn(input, name) ? input[name] : undefined);
    const error = rule.type === 'pictures' ? checkCount(rule, pictures) : checkField(rule, text, now);
    if (error !== null) errors[name] = error;
    else if (rule.type !== 'pictures' && text !== '') values[name] = rule.type === 'email' ? typedEmail(text) : text;
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors };
}

/** The problem of one field, or null: for the page, when a field loses focus. */
export function checkField(rule: FieldRule, text: string, now: Date): FieldError | null {
  const value = tidy(text);
  switch (rule.type) {
    case 'text':
      if (value === '') return rule.isOptional ? null : 'required';
      if (textLength(value) < rule.min) return 'tooShort';
      return textLength(value) > rule.max ? 'tooLong' : null;
    case 'email':
      if (value === '') return 'required';
      return parseEmail(value) === null ? 'invalidEmail' : null;
    case 'birthDate':
      return value === '' ? 'required' : checkBirthDate(value, rule.minAge, now);
    case 'choice':
      if (value === '') return 'required';
      return rule.choices.includes(value) ? null : 'invalidChoice';
    case 'consent':
      return value === 'yes' ? null : 'consentMissing';
    case 'pictures':
      return null;
  }
}

function checkCount(rule: Extract<FieldRule, { type: 'pictures' }>, count: number): FieldError | null {
  if (count < rule.min) return 'picturesMissing';
  return count > rule.max ? 'tooManyPictures' : null;
}

/** Checks that somebody is of age today in every time zone; UTC-12 is the last one to begin the day. */
function checkBirthDate(value: string, minAge: number, now: Date): FieldError | null {
  const [, year = '', month = '', day = ''] = DAY.exec(value) ?? [];
  const born = new Date(`${value}T00:00:00Z`);
  if (year === '' || Number.isNaN(born.getTime()) || !born.toISOString().startsWith(value)) return 'invalidDate';
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  if (value > today || Number(year) < 1900) return 'invalidDate';
  const birthday = `${String(Number(year) + minAge).padStart(4, '0')}-${month}-${day}`;
  return birthday <= today ? null : 'tooYoung';
}

const tidy = (text: string | undefined): string => writtenText(text ?? '');
