import { check, object, string } from 'zod/mini';
import { isCommonPassword } from './password-blocklist.ts';
import { isJoinPassword } from './password.ts';

/**
 * The three fields of changing a password (V05, D29). Messages are codes: `newPasswordNotSecure` for one that breaks the
 * join rule, is guessed first, or is the old one again; `confirmationDiffers`. Whether the old one is right
 * (`oldPasswordIncorrect`) only the gateway can say.
 */
export const changePasswordSchema = object({
  oldPassword: string('oldPasswordIncorrect'),
  newPassword: string('newPasswordNotSecure'),
  confirmation: string('confirmationDiffers'),
}).check(
  check((context) => {
    const { oldPassword, newPassword, confirmation } = context.value;
    const refuse = (field: 'newPassword' | 'confirmation', message: string): void => {
      context.issues.push({ code: 'custom', path: [field], message, input: context.value });
    };
    if (!isSecurePassword(newPassword) || newPassword === oldPassword) refuse('newPassword', 'newPasswordNotSecure');
    if (confirmation !== newPassword) refuse('confirmation', 'confirmationDiffers');
  }),
);

/** "follows the join-password rule and refuses a password from a common-password list" (D29). */
export function isSecurePassword(value: unknown): value is string {
  return isJoinPassword(value) && !isCommonPassword(value);
}
