import { titleWord } from '../folding/cut-words.ts';
import { type Corrections, hasTerms, termsOf } from '../folding/sought-words.ts';

/**
 * Rows whose name fits a typed text, in the tiers of every search: those with that very name, those with all its words, and
 * those that may have been meant. Within a tier they keep their order.
 */
export function fittingNames<Row extends { readonly name: string }>(
  rows: readonly Row[],
  text: string,
  corrections: Corrections,
): readonly Row[] {
  const whole = titleWord(text);
  const typed = termsOf(text);
  const meant = termsOf(text, corrections);
  const isNamed = ({ name }: Row): boolean => whole !== null && titleWord(name) === whole;
  // A text of signs alone has no words, and every name has them all.
  const hasAll = ({ name }: Row, terms: typeof typed): boolean => terms.length > 0 && hasTerms(name, terms);
  const tiers = [isNamed, (row: Row) => hasAll(row, typed), (row: Row) => hasAll(row, meant)];
  return [...new Set(tiers.flatMap((isIn) => rows.filter(isIn)))];
}
