/** How many characters a password of staff has. Any character may be in it. */
export const STAFF_PASSWORD_LENGTH = { shortest: 12, longest: 128 } as const;

/** That rule for password managers: the value of the attribute `passwordrules`. */
export const STAFF_PASSWORD_RULES = `minlength: ${STAFF_PASSWORD_LENGTH.shortest}; maxlength: ${STAFF_PASSWORD_LENGTH.longest}; allowed: unicode;`;
