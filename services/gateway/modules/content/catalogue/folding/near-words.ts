/**
 * A word and all that it becomes without one of its letters. Two words are at most two errors apart when they share one of
 * these, so few are left to compare.
 */
export function neighbourhood(word: string): string[] {
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether one word becomes the other by one error: a letter missing, added, another one, or two neighbours exchanged. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (one === other || Math.abs(a.length - b.length) > 1) return false;
  const start = a.findIndex((letter, at) => letter !== b[at]);
  if (start === -1) return true;
  const rest = (letters: readonly string[], from: number) => letters.slice(start + from).join('');
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2);
  return isSwapped || rest(a, 1) === rest(b, 1) || rest(a, 0) === rest(b, 1) || rest(a, 1) === rest(b, 0);
}
