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

/** The letters of a label (RFC 3492, section 6.2); null where it has none. */
function decodeLabel(label: string): string | null {
  const coded = label.slice(PREFIX.length);
  const end = coded.lastIndexOf('-');
  const letters = Array.from(coded.slice(0, Math.max(end, 0)), (each) => each.codePointAt(0) ?? 0);
  let [code, bias, place] = [128, 72, 0];
  for (let next = end + 1; next < coded.length;) {
    const before = place;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = digitOf(coded.charCodeAt(next));
      next += 1;
      if (digit === null) return null;
      place += digit * weight;
      const limit = Math.min(Math.max(k - bias, 1), 26);
      if (digit < limit) break;
      weight *= 36 - limit;
    }
    const count = letters.length + 1;
    bias = nextBias(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    if (code > 0x10_ffff) return null;
    letters.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...letters);
}

/** The value of a letter or a digit; null for anything else, also after the end. */
function digitOf(unit: number): number | null {
  if (unit >= 0x30 && unit <= 0x39) return unit - 22;
  return unit >= 0x61 && unit <= 0x7a ? unit - 0x61 : null;
}

/** RFC 3492, section 6.1. */
function nextBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
