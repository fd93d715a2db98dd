/** What other systems end a line with: Unicode's own separators come with texts that are pasted from documents. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/** They turn the direction of what follows, so that a text looks like another (UAX #9). */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g;
/** They take no room and join nothing; the joiners of scripts and emoji stay (U+200C, U+200D). */
const WIDTHLESS = /[\u00ad\u180e\u200b\u2060-\u2065\ufeff\ufff9-\ufffb]/g;
/**
 * Signs that are drawn as nothing, in which a whole sentence can hide inside another text. The tags that make a flag of a region
 * (UTS #51) stay with it.
 */
const HIDDEN =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f})|[\u3164\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;
/** Half a character, as programs leave one that cut a text by its units. */
const HALVES = /\p{Cs}/gu;
/** No script and no emoji joins twice; between marks they would hide how many there are. */
const MANY_JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g;
/** More marks on one letter than any script writes cover the lines above it. */
const STACKED = /((?:[\u200c\u200d]?\p{M}){4})(?:[\u200c\u200d]?\p{M})+/gu;
/** What a reader sees nothing of: blanks, marks without a letter, and letters that are drawn as nothing. */
const UNSEEN = String.raw`\s\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800`;
const UNSEEN_SIGNS = new RegExp(`[${UNSEEN}]`, 'gu');
const MANY_EMPTY_LINES = new RegExp(`\\n(?:(?:(?!\\n)[${UNSEEN}])*\\n){3,}`, 'gu');

/**
 * A text that somebody wrote or pasted, as it is stored: composed and trimmed, line ends as `\n`, at most two empty lines in a
 * row, at most four marks on a letter. What a reader can't see, or what lets a text look like another, is left out rather than
 * refused. A text of which nothing can be seen is empty. The caller bounds what it gives.
 */
export function writtenText(value: string): string {
  const text = value
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(CONTROLS, '')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(WIDTHLESS, '')
    .replaceAll(HIDDEN, '$1')
    .replaceAll(HALVES, '')
    .replaceAll(MANY_JOINERS, '$1')
    .normalize('NFC')
    .replaceAll(STACKED, '$1')
    .replaceAll(MANY_EMPTY_LINES, '\n\n\n')
    .trim();
  return text.replaceAll(UNSEEN_SIGNS, '') === '' ? '' : text;
}

/** Tidies a name or another text of one line. */
export function writtenLine(value: string): string {
  return writtenText(value).replaceAll(/\s+/g, ' ');
}
