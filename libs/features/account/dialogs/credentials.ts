import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import { newPasswordProblem } from '@network/validation/new-password.ts';

/** An email and a password for an account. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const isMemberEmail = (value: string): boolean => parseMemberEmail(value, VIP_DOMAIN) !== null;
/** The message key of a password's problem, without the name of its dialog; null for a valid one. */
export function passwordFault(value: string): 'invalidPassword' | 'guessablePassword' | null {
  const problem = newPasswordProblem(value);
  if (problem === null) return null;
  return problem === 'guessable' ? 'guessablePassword' : 'invalidPassword';
}

/** The credentials to send (V02, V03), the email trimmed and in lower case; null when either is invalid. */
export function checkCredentials({ email, password }: Credentials): Credentials | null {
  const parsed = parseMemberEmail(email, VIP_DOMAIN);
  return parsed === null || newPasswordProblem(password) !== null ? null : { email: parsed, password };
}

/** Reads the fields `email` and `password` of a form. */
export function credentialsOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), password: text('password') };
}
