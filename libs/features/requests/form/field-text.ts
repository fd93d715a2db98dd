import { messagesOf } from '@network/core/i18n/messages.ts';
import { requests } from '@network/messages/requests.ts';
import type { FieldError, FieldRule } from '@network/validation/requests/request-forms.ts';

export type FieldName = keyof typeof requests.labels;

/** A label, said to be optional where it is. */
export function labelOf(name: FieldName, rule: FieldRule): string {
  const t = messagesOf(requests);
  const label = t(`labels.${name}`);
  return rule.type === 'text' && rule.isOptional ? t('optional', { label }) : label;
}

/** What to write, where there is something to say. */
export function hintOf(name: FieldName): string | undefined {
  return name in requests.hints ? messagesOf(requests)(`hints.${name as keyof typeof requests.hints}`) : undefined;
}

/** What is wrong with a field, in words. */
export function errorTextOf(error: FieldError, rule: FieldRule): string {
  const t = messagesOf(requests);
  if (error === 'tooShort') return t('errors.tooShort', { min: rule.type === 'text' ? rule.min : 1 });
  if (error === 'tooLong') return t('errors.tooLong', { max: rule.type === 'text' ? rule.max : 1 });
  if (error === 'tooManyPictures') return t('errors.tooManyPictures', { max: rule.type === 'pictures' ? rule.max : 1 });
  return t(`errors.${error}`);
}

/** What one chooses from, beginning with the invitation to. */
export function optionsOf(name: FieldName, choices: readonly string[]) {
  const t = messagesOf(requests) as (key: string) => string;
  return [
    { value: '', label: t('choose') },
    ...choices.map((value) => ({ value, label: t(`choices.${name}.${value}`) })),
  ];
}
