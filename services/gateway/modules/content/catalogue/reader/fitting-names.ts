import { titleWords } from '../folding/cut-words.ts';
import { type Corrections, hasTerms, termsOf } from '../folding/sought-words.ts';
import { namesOf, type Translated } from '../texts-by-language.ts';

/**
 * Rows whose name in any language fits a typed text, in the tiers of every search: those with that very name, those with all its words, and
 * those that may have been meant. Within a tier they keep their order.
 */
export function fittingNames<Row extends Translated & { readonly name: string }>(
  rows: readonly Row[],
  text: string,
  corrections: Corrections,
): readonly Row[] {
  const wholes = titleWords(text);
  const typed = termsOf(text);
  const meant = termsOf(text, corrections);
  const isNamed = (row: Row): boolean =>
    namesOf(row).some((name) => titleWords(name).some((whole) => wholes.includes(whole)));
  // A text of signs alone has no words, and every name has them all.
  const hasAll = (row: Row, terms: typeof typed): boolean =>
    terms.length > 0 && namesOf(row).some((name) => hasTerms(name, terms));
  const tiers = [isNamed, (row: Row) => hasAll(row, typed), (row: Row) => hasAll(row, meant)];
  return [...new Set(tiers.flatMap((isIn) => rows.filter(isIn)))];
}
