import { cutText } from './text-length.ts';

const MAX_LENGTH = 4_000;

const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // The query and the fragment of any address: searches, tokens, recipients of mailed links.
  [/([a-z][a-z0-9+.-]*:\/\/[^\s?#'")]*)[?#][^\s'")]*/gi, '$1'],
  // Credentials inside an address.
  [/:\/\/[^\s/@]+@/g, '://'],
  [/[^\s@<>"(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi, '[email]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  // Numbers of cards and telephones.
  [/\b\d(?:[ -]?\d){8,}\b/g, '[number]'],
  // Session ids, tokens, keys: long, without a blank, and with a digit.
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]'],
];

/** The text of an error as it may be sent: without anything that identifies a person. */
export function scrub(text: string): string {
  const short = cutText(text, MAX_LENGTH);
  return PERSONAL.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), short);
}
