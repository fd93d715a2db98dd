import { array, check, file, object, type ZodMiniType } from 'zod/mini';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { checkField } from '@network/validation/requests/check-request.ts';
import {
  type FieldError,
  type FieldRule,
  fieldsOf,
  PICTURE_TYPES,
  type RequestKind,
} from '@network/validation/requests/request-forms.ts';
import { errorTextOf, type FieldName } from './field-text.ts';

type PicturesRule = Extract<FieldRule, { type: 'pictures' }>;

/** The fields of a public form by the rules that the gateway checks again; `now` is the day that ages are counted from. */
export function requestSchema(kind: RequestKind, now: () => Date) {
  const fields: Record<string, ZodMiniType> = {};
  for (const [name, rule] of Object.entries(fieldsOf(kind))) {
    const textOf = (error: FieldError | null) => error && errorTextOf(name as FieldName, error, rule);
    fields[name] =
      rule.type === 'pictures'
        ? checkedPictures((files) => textOf(pictureProblem(rule, files)))
        : checkedText((value) => textOf(checkField(rule, value, now())));
  }
  return object(fields);
}

function checkedPictures(problemOf: (files: readonly File[]) => string | null) {
  return array(file()).check(
    check(({ value, issues }) => {
      const message = problemOf(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message, continue: true });
    }),
  );
}

/** What can be seen before the bytes are read. */
function pictureProblem({ min, max, maxBytes }: PicturesRule, files: readonly File[]): FieldError | null {
  if (files.length < min) return 'picturesMissing';
  if (files.length > max) return 'tooManyPictures';
  if (files.some(({ size }) => size > maxBytes)) return 'pictureTooLarge';
  const isKnown = ({ type }: File) => type === '' || (PICTURE_TYPES as readonly string[]).includes(type);
  return files.every(isKnown) ? null : 'pictureType';
}
