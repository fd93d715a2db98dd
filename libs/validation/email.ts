const LENGTH = { min: 6, max: 254 } as const;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/** Letters are listed: ignoring case would accept look-alikes such as the Kelvin sign. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/**
 * An email as it is stored and sent, trimmed and lower-cased, or null when it is none: 6 to 254 characters, at most 64
 * before the sign, at most 63 in a label of the domain, counted after trimming.
 */
export function parseEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const email = value.trim();
  if (email.length < LENGTH.min || email.length > LENGTH.max) return null;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  if (at < 1 || local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local) || labels.length < 2) return null;
  if (!labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label))) return null;
  return TOP_LABEL.test(labels.at(-1) ?? '') ? email.toLowerCase() : null;
}

/** The same for VIP conversion: not an address at the product's own VIP domain or under it. */
export function parseMemberEmail(value: unknown, vipDomain: string): string | null {
  const email = parseEmail(value);
  const domain = email?.slice(email.lastIndexOf('@') + 1);
  return domain === vipDomain || domain?.endsWith(`.${vipDomain}`) === true ? null : email;
}
