import type { FormAnswer } from '@network/core/forms/form-answer.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { billingText } from '../../plan-choice/billing-text.ts';

/** Texts by field; `form` is about the whole of it. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** The answer to a page's form as it was sent without scripts, in texts; nothing for one that was not refused. */
export function formErrors(
  answer: FormAnswer | null,
  textOf: (key: string, field: string) => string = (key) => billingText(key),
): FormErrors {
  switch (answer?.outcome) {
    case undefined:
    case 'received':
    case 'redirect':
      return {};
    case 'refused':
      return Object.fromEntries(Object.entries(answer.errors).map(([field, key]) => [field, textOf(key, field)]));
    case 'limited':
      return { form: messagesOf(cancelling)('limited') };
    case 'tooLarge':
    case 'failed':
      return { form: messagesOf(cancelling)('failed') };
  }
}
