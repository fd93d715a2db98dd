import { passwordChangeProblems } from '@network/validation/change-password.ts';
import type { ChangePasswordProblem } from '@network/graphql/schema-types.generated.ts';

export interface PasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

export type PasswordField = keyof PasswordFields;

/** The field at which a problem is told; null for one of the whole form. */
export const FIELD_OF: Readonly<Record<ChangePasswordProblem, PasswordField | null>> = {
  OLD_PASSWORD_INCORRECT: 'oldPassword',
  NEW_PASSWORD_NOT_SECURE: 'newPassword',
  CONFIRMATION_DIFFERS: 'confirmation',
  TOO_MANY_ATTEMPTS: null,
};

/** What a browser can know of V05; whether the old password is right, and the long list of D29, only the gateway does. */
export function passwordProblems(fields: PasswordFields): readonly ChangePasswordProblem[] {
  return passwordChangeProblems(fields);
}
