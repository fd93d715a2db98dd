const LENGTH = { min: 6, max: 254 } as const;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/** Letters are listed: ignoring case would accept look-alikes such as the Kelvin sign. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** A domain in letters of any script, before it is known what it is called in the DNS. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * A domain as the DNS knows it: `bücher.example` is `xn--bcher-kva.example` (UTS #46, as the URL standard applies it).
 * Letters that only look like ASCII (the Kelvin sign) are no other way to write it, and are left for the check to refuse.
 */
function domainInAscii(domain: string): string {
  if (!/[^\x21-\x7e]/.test(domain) || !INTERNATIONAL.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  const { hostname } = new URL(`http://${domain}`);
  return hostname.split('.').some((label) => label.startsWith('xn--')) ? hostname : domain;
}

/**
 * An email as it is stored and sent, trimmed and lower-cased, its domain as the DNS knows it, or null when it is none: 6 to 254
 * characters, at most 64 before the sign, at most 63 in a label of the domain, counted after trimming.
 */
export function parseEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const typed = value.trim();
  if (typed.length > LENGTH.max) return null;
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = domainInAscii(typed.slice(at + 1));
  const email = `${local}@${domain}`;
  if (email.length < LENGTH.min || email.length > LENGTH.max) return null;
  const labels = domain.split('.');
  if (at < 1 || local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local) || labels.length < 2) return null;
  if (!labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label))) return null;
  return TOP_LABEL.test(labels.at(-1) ?? '') ? email.toLowerCase() : null;
}

/**
 * An email that somebody typed to be recognized by, such as at a sign-in or in a search, as accounts have it: a domain in any
 * script and its form in the DNS are one. What is no email is itself in lower case, as nobody can have it.
 */
export function typedEmail(value: string): string {
  return parseEmail(value) ?? value.trim().toLowerCase();
}

/** Reads the email of a VIP conversion, which must not be at the product's own VIP domain or under it. */
export function parseMemberEmail(value: unknown, vipDomain: string): string | null {
  const email = parseEmail(value);
  const domain = email?.slice(email.lastIndexOf('@') + 1);
  return domain === vipDomain || domain?.endsWith(`.${vipDomain}`) === true ? null : email;
}
