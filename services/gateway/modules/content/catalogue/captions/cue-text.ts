import { secondsOf } from './cue-times.ts';

const TAGS = new Set(['c', 'i', 'b', 'u', 'v', 'lang', 'ruby', 'rt']);
const WITH_ANNOTATION = new Set(['v', 'lang']);
const TOKEN =
  /<(\/?)([A-Za-z]+)((?:\.[^\s.<>]+)*)\.?(?:[ \t\n]([^<>]*))?\/?>|<([\d:.]+)>|&(?:[A-Za-z][A-Za-z\d]*|#\d+|#x[\dA-Fa-f]+);|[<>&]/g;

/**
 * The text of a cue as players read it: tags that WebVTT doesn't have, such as those of fonts, are left out and what
 * they hold stays; what was not closed is closed; signs that begin neither a tag nor a character's name are written as
 * characters.
 *
 * @param times its seconds: times of karaoke are within them, each after the one before
 */
export function readCueText(text: string, times: { readonly from: number; readonly to: number }): string {
  const open: string[] = [];
  let moment = times.from;
  const closeTo = (depth: number): string =>
    open
      .splice(depth)
      .toReversed()
      .map((name) => `</${name}>`)
      .join('');
  const begin = (name: string, classes: string, annotation: string): string => {
    const isRefused =
      !TAGS.has(name) || (name === 'rt' && open.at(-1) !== 'ruby') || (name === 'v' && annotation === '');
    if (isRefused) return '';
    // Another speaker begins where the one before was not ended.
    const before = name === 'v' && open.includes('v') ? closeTo(open.indexOf('v')) : '';
    open.push(name);
    return `${before}<${name}${classes}${annotation !== '' && WITH_ANNOTATION.has(name) ? ` ${annotation}` : ''}>`;
  };
  const end = (name: string): string => {
    const depth = open.lastIndexOf(name);
    return depth < 0 ? '' : closeTo(depth);
  };
  const stand = (stamp: string, token: string): string => {
    const at = secondsOf(stamp);
    if (at === null || !/\.\d{3}$/.test(stamp) || at <= moment || at >= times.to) return '';
    moment = at;
    return token;
  };
  const read = text.replaceAll(
    TOKEN,
    (token, slash: string, tag: string | undefined, classes: string, annotation = '', stamp = '') => {
      if (stamp !== '') return stand(stamp, token);
      if (tag !== undefined) {
        const name = tag.toLowerCase();
        return slash === '/' ? end(name) : begin(name, classes, annotation.trim().replaceAll(/\s+/g, ' '));
      }
      if (token === '<') return '&lt;';
      return token === '&' ? '&amp;' : token;
    },
  );
  // The last speaker needs no end.
  return open.length === 1 && open[0] === 'v' ? read : `${read}${closeTo(0)}`;
}

/** What SubRip puts into braces: where at the top it shows, and what no player of WebVTT takes. */
export function withoutBraces(text: string): { readonly text: string; readonly isAtTop: boolean } {
  return { text: text.replaceAll(/\{\\[^{}\n]*\}/g, ''), isAtTop: /\{\\an[789]\}/.test(text) };
}
