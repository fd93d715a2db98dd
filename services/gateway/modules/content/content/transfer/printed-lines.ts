/** Lines for a terminal, which what a file or a person wrote must not steer. */
export function printedLines(lines: readonly string[]): string {
  return lines.map((line) => line.replaceAll(/\p{Cc}/gu, '?')).join('\n');
}
