import { object, optional, string } from 'zod/mini';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { buying } from '@network/messages/buying.ts';
import { gifts } from '@network/messages/gifts.ts';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { parseEmail } from '@network/validation/email.ts';
import { newPasswordProblem } from '@network/validation/new-password.ts';

const t = () => messagesOf(gifts);
const email = checkedText((value) => (parseEmail(value) === null ? t()('wrong.email') : null));

/** The form of a gift; the gateway checks it again, and the day. */
export function giftSchema(delivery: 'email' | 'hand') {
  return object({
    recipientEmail: delivery === 'email' ? email : optional(string()),
    deliverOn: optional(string()),
    buyerName: checkedText((value) => (value.trim() === '' ? t()('wrong.name') : null)),
    buyerEmail: email,
    message: checkedText((value) => (value.trim() === '' ? t()('wrong.message') : null)),
  });
}

/** The code alone. */
export const codeSchema = object({
  code: checkedText((value) => (value.trim() === '' ? t()('redeem.missing') : null)),
});

/** The account of somebody new who redeems a code. */
export const redeemSchema = object({
  email,
  password: checkedText((value) => {
    const problem = newPasswordProblem(value);
    if (problem === null) return null;
    return problem === 'guessable' ? t()('wrong.guessable') : messagesOf(buying)('signup.invalidPassword');
  }),
});
