import { proposedSlug } from '../content/proposed-slug.ts';

/** The longest that a film's title may be. */
const LONGEST_TITLE = 200;

/**
 * The title that the name of a file proposes: without its ending, with spaces where files have dots, underscores and hyphens instead.
 * @param untitled for a name of which nothing is left
 */
export function titleOfFile(fileName: string, untitled: string): string {
  const name = fileName
    .toWellFormed()
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  const words = (/\s/.test(name.trim()) ? name : name.replaceAll(/[_.-]+/g, ' ')).trim().replaceAll(/\s+/g, ' ');
  const title = /\p{Lu}/u.test(words) ? words : words.replaceAll(/(?<=^| )\p{Ll}/gu, (first) => first.toUpperCase());
  return cut(title, LONGEST_TITLE) || untitled;
}

/** The slug of a draft that is made of a file with this title. */
export const slugOfTitle = (title: string): string => proposedSlug(title) || 'film';

/** No more than so many characters, and no half of one. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept.trim();
}
