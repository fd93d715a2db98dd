import { newPasswordProblem } from './new-password.ts';

/** The fields of a change of password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Problems that can be found without the account; only the gateway can check the old password. */
export type PasswordChangeProblem = 'NEW_PASSWORD_NOT_SECURE' | 'CONFIRMATION_DIFFERS';

/**
 * The problems of the three fields of changing a password: a new one that breaks the join rule, is guessed first, or is
 * the old one again; a confirmation that differs.
 */
export function passwordChangeProblems(change: PasswordChange): readonly PasswordChangeProblem[] {
  const { oldPassword, newPassword, confirmation } = change;
  return [
    ...(isSecurePassword(newPassword) && newPassword !== oldPassword ? [] : (['NEW_PASSWORD_NOT_SECURE'] as const)),
    ...(confirmation === newPassword ? [] : (['CONFIRMATION_DIFFERS'] as const)),
  ];
}

/** "follows the join-password rule and refuses a password from a common-password list" (D29). */
export function isSecurePassword(value: unknown): value is string {
  return newPasswordProblem(value) === null;
}
