/** Letters and digits of ASCII only, 8 to 32 of them. */
const JOIN_PASSWORD = /^[A-Za-z0-9]{8,32}$/;

/**
 * That rule for password managers, so that they propose passwords that fit: the value of the attribute `passwordrules`
 * (Apple, "Customizing Password AutoFill Rules"; 1Password and Bitwarden read it too).
 */
export const PASSWORD_RULES = 'minlength: 8; maxlength: 32; allowed: lower, upper, digit;';

/** "Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long." (V02) */
export function isJoinPassword(value: unknown): value is string {
  return typeof value === 'string' && JOIN_PASSWORD.test(value);
}
