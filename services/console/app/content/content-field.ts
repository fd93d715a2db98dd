import { words } from '../messages/words.ts';

/** What is written into a field, and how it is sent. Lists are typed with commas, chapters a line each. */
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
  | 'chapters';

/** A field of the form of a kind. */
export interface ContentField {
  /** As the staff API calls it. */
  readonly name: string;
  readonly label: string;
  readonly form: FieldForm;
  readonly hint?: string;
  readonly options?: readonly string[];
  readonly isRequired?: boolean;
}

const { fields: labels, hints } = words.content;

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
/** A field that has to be filled in. */
export const required = { isRequired: true } as const;
