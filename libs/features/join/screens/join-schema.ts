import { object, optional, string } from 'zod/mini';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { buying } from '@network/messages/buying.ts';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { parseEmail } from '@network/validation/email.ts';
import { newPasswordProblem } from '@network/validation/new-password.ts';

const t = () => messagesOf(buying);

const voucher = optional(string());

const email = checkedText((value) => {
  if (value.trim() === '') return t()('signup.missingEmail');
  return parseEmail(value) === null ? t()('signup.invalidEmail') : null;
});

/** The join form of an order that costs nothing: the password is chosen on the page of a mailed link. */
export const freeJoinSchema = object({ email, voucher });

/** The account of the join form, and the voucher, which the gateway checks. */
export const joinSchema = object({
  email,
  password: checkedText((value) => {
    if (value === '') return t()('signup.missingPassword');
    const problem = newPasswordProblem(value);
    if (problem === null) return null;
    return t()(problem === 'guessable' ? 'signup.guessablePassword' : 'signup.invalidPassword');
  }),
  voucher,
});
