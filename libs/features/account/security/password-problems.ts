import { check, object, string } from 'zod/mini';
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

/** The problem of an empty field. */
export type MissingField = Readonly<Record<PasswordField, string>>;

/**
 * The three fields with the checks that a browser can make; only the gateway can check the old password and the long
 * list of guessable passwords.
 */
export function passwordSchema(missing: MissingField, textOf: (problem: ChangePasswordProblem) => string) {
  return object({ oldPassword: string(), newPassword: string(), confirmation: string() }).check(
    check(({ value, issues }) => {
      const wrong = new Map<PasswordField, string>();
      for (const problem of passwordChangeProblems(value)) {
        const field = FIELD_OF[problem];
        if (field !== null) wrong.set(field, textOf(problem));
      }
      for (const field of ['oldPassword', 'newPassword', 'confirmation'] as const) {
        const message = value[field] === '' ? missing[field] : wrong.get(field);
        if (message !== undefined) issues.push({ code: 'custom', input: value, path: [field], message });
      }
    }),
  );
}
