import { object, pipe, transform } from 'zod/mini';
import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import { newPasswordProblem } from '@network/validation/new-password.ts';

/** An email and a password for an account. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a person reads about each problem of the two fields. */
export interface CredentialTexts {
  readonly missingEmail: string;
  readonly invalidEmail: string;
  readonly missingPassword: string;
  readonly invalidPassword: string;
  readonly guessablePassword: string;
}

/** The two fields; the email is sent trimmed and in lower case. */
export function credentialsSchema(texts: CredentialTexts) {
  const email = checkedText((value) => {
    if (value.trim() === '') return texts.missingEmail;
    return parseMemberEmail(value, VIP_DOMAIN) === null ? texts.invalidEmail : null;
  });
  const password = checkedText((value) => {
    if (value === '') return texts.missingPassword;
    const problem = newPasswordProblem(value);
    if (problem === null) return null;
    return problem === 'guessable' ? texts.guessablePassword : texts.invalidPassword;
  });
  return object({
    email: pipe(
      email,
      transform((value) => parseMemberEmail(value, VIP_DOMAIN) ?? value),
    ),
    password,
  });
}
