import type { FormAnswer } from '@network/core/forms/form-answer.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { errors as errorTexts } from '@network/messages/errors.ts';
import { buyingText } from '../../plan-choice/buying-text.ts';
import type { StartSignupMutation } from '../api/start-signup.generated.ts';
import type { JoinFailure, RefusedJoin } from './join-screen.tsx';

/** Fields that the gateway may name in a failure. */
const FIELDS: readonly (string | null)[] = [
  'email',
  'password',
  'optionId',
  'biller',
  'voucher',
  'price',
] satisfies JoinFailure['field'][];

type Answer = StartSignupMutation['startSignup'];

/** Why a signup was refused, in words and with its field. */
export function failureOf(answer: Answer): JoinFailure {
  const minutes = minutesOf(answer.retryAfterSeconds ?? 0);
  const text = textFor(answer.field, answer.messageKey, { code: answer.errorCode ?? '—', minutes });
  return { field: FIELDS.includes(answer.field) ? (answer.field as JoinFailure['field']) : null, text };
}

/** Texts about vouchers and prices come with where they are entered and shown, which looks them up by the key. */
const textFor = (field: string | null, key: string | null, values: Readonly<Record<string, string>>): string =>
  (field === 'voucher' || field === 'price') && key !== null ? key : buyingText(key, values);

/** The answer to the form as it was sent without scripts, in texts. */
export function refusedBy(answer: FormAnswer): RefusedJoin | null {
  switch (answer.outcome) {
    case 'refused': {
      const values = { code: answer.reference ?? '—', minutes: '1' };
      // The answer to another page's form has other codes.
      const own = Object.entries(answer.errors).filter(([, key]) => key.startsWith('billing.'));
      const texts = own.map(([field, key]) => [field, textFor(field, key, values)]);
      return own.length > 0 ? { errors: Object.fromEntries(texts), values: answer.values } : null;
    }
    case 'limited': {
      const minutes = minutesOf(answer.retryAfterSeconds);
      return { errors: { form: buyingText('billing.signup.limited', { minutes }) }, values: answer.values };
    }
    case 'failed':
    case 'tooLarge':
      return { errors: { form: messagesOf(errorTexts)('unavailable') }, values: {} };
    default:
      return null;
  }
}

function minutesOf(seconds: number): string {
  return String(Math.max(1, Math.ceil(seconds / 60)));
}
