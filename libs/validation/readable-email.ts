import { decode } from 'punycode/punycode.es6.js';

/** Labels in the DNS form of another alphabet begin so (RFC 5890). */
const PREFIX = 'xn--';

/** Scripts that a whole domain may be written in, each with what a language writes together. */
const SCRIPTS = [
  /^[\p{Script=Greek}\p{M}]+$/u,
  /^[\p{Script=Cyrillic}\p{M}]+$/u,
  /^[\p{Script=Hebrew}\p{M}]+$/u,
  /^[\p{Script=Arabic}\p{M}]+$/u,
  /^[\p{Script=Thai}\p{M}]+$/u,
  /^[\p{Script=Devanagari}\p{M}]+$/u,
  /^[\p{Script=Hangul}\p{Script=Han}]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+$/u,
];
/** Latin letters that nobody takes for another: those of ASCII with at most one accent, and some that have no accent. */
const LATIN = /^(?:[a-z]\p{M}?|[ßæœøđłðþ])+$/u;

/** An email as people read it: `a@bücher.example` for `a@xn--bcher-kva.example`. What is no email is returned as it is. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return at === 0 || !email.includes(PREFIX, at) ? email : email.slice(0, at) + readableDomain(email.slice(at));
}

/** A text that is an email and nothing else, such as no address of a page with one in it. */
const WHOLE = /^[^\s@/?]+@[^\s@/?]+$/;

/** A value as people read it: a text that is an email alone by `readableEmail`, and every other value as it is. For readers and writers of JSON. */
export const readableIfEmail = (value: unknown): unknown => (typeof value === 'string' ? readableText(value) : value);

/** Makes a text readable that may be an email. */
export const readableText = (text: string): string => (WHOLE.test(text) ? readableEmail(text) : text);

/**
 * A domain in its own alphabet. It stays as the DNS has it unless all of it is in one script, so that no letter of another one looks
 * like it: `пример.рф` is shown, and `аррӏе.com` in Cyrillic letters is not.
 */
function readableDomain(domain: string): string {
  const labels = domain.split('.').map((label) => (label.startsWith(PREFIX) ? decodeLabel(label) : label));
  if (labels.includes(null)) return domain;
  const decoded = labels.join('.');
  return isInOneScript(decoded) && inDns(decoded) === domain ? decoded : domain;
}

function isInOneScript(domain: string): boolean {
  const letters = domain.replaceAll(/[\d.-]/g, '');
  return LATIN.test(letters.normalize('NFD')) || SCRIPTS.some((script) => script.test(letters));
}

/** What the DNS calls it, by the URL standard; a wrongly encoded label is not found again. */
function inDns(domain: string): string | null {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}

/** Decodes a label of another alphabet (RFC 3492); null where it is none. */
function decodeLabel(label: string): string | null {
  try {
    return decode(label.slice(PREFIX.length));
  } catch {
    return null;
  }
}
