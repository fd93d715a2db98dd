import { passwordChangeProblems } from '@network/validation/change-password.ts';
import type { ChangePasswordProblem } from '@network/graphql/schema-types.generated.ts';

export interface PasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

export type PasswordField = keyof PasswordFields;

/** The field where a problem is shown; null for one of the whole form. */
export const FIELD_OF: Readonly<Record<ChangePasswordProblem, PasswordField | null>> = {
  OLD_PASSWORD_INCORRECT: 'oldPassword',
  NEW_PASSWORD_NOT_SECURE: 'newPassword',
  CONFIRMATION_DIFFERS: 'confirmation',
  TOO_MANY_ATTEMPTS: null,
};

/** The checks of V05 that a browser can make; only the gateway can check the old password and the long list of D29. */
export function passwordProblems(fields: PasswordFields): readonly ChangePasswordProblem[] {
  return passwordChangeProblems(fields);
}
