import { messagesOf } from '@network/core/i18n/messages.ts';
import { requests } from '@network/messages/requests.ts';
import type { FieldError, FieldRule } from '@network/validation/requests/request-forms.ts';

export type FieldName = keyof typeof requests.labels;

/** A label, marked as optional where it is. */
export function labelOf(name: FieldName, rule: FieldRule): string {
  const t = messagesOf(requests);
  const label = t(`labels.${name}`);
  return rule.type === 'text' && rule.isOptional ? t('optional', { label }) : label;
}

/** The hint of a field, where it has one. */
export function hintOf(name: FieldName): string | undefined {
  return name in requests.hints ? messagesOf(requests)(`hints.${name as keyof typeof requests.hints}`) : undefined;
}

/** The error text of a field; says what is missing where nothing was entered. */
export function errorTextOf(name: FieldName, error: FieldError, rule: FieldRule): string {
  const t = messagesOf(requests);
  if (error === 'required') return t(`missing.${name as keyof typeof requests.missing}`);
  if (error === 'tooShort') return t('errors.tooShort', { min: rule.type === 'text' ? rule.min : 1 });
  if (error === 'tooLong') return t('errors.tooLong', { max: rule.type === 'text' ? rule.max : 1 });
  if (error === 'tooManyPictures') return t('errors.tooManyPictures', { max: rule.type === 'pictures' ? rule.max : 1 });
  return t(`errors.${error}`);
}

/** The options of a select, beginning with a prompt. */
export function optionsOf(name: FieldName, choices: readonly string[]) {
  const t = messagesOf(requests) as (key: string) => string;
  return [
    { value: '', label: t('choose') },
    ...choices.map((value) => ({ value, label: t(`choices.${name}.${value}`) })),
  ];
}
