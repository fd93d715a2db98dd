/** Width of a text in pixels at a size. */
export type Measure = (text: string, size: number) => number;

/** The room that a text may take. */
export interface Room {
  readonly width: number;
  readonly lines: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** A text in lines of one size. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Breaks a text into lines of the largest size that fits; what fits in no size ends with an ellipsis in the smallest. */
export function fitText(text: string, { width, lines, sizes }: Room, measure: Measure): FittedText {
  for (const size of sizes) {
    const broken = linesOf(text, (line) => measure(line, size) <= width);
    const fits = broken.length <= lines && broken.every((line) => measure(line, size) <= width);
    if (fits) return { size, lines: broken };
  }
  const size = sizes.at(-1) ?? 0;
  const fits = (line: string) => measure(line, size) <= width;
  const broken = linesOf(text, fits);
  const rest = broken.slice(lines - 1).join(' ');
  return { size, lines: [...broken.slice(0, lines - 1), shortened(rest, fits)] };
}

/** The text, or as much of it as fits before an ellipsis. */
function shortened(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  const beginning = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
  let [fitting, tooLong] = [0, letters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(beginning(middle))) fitting = middle;
    else tooLong = middle;
  }
  return beginning(fitting);
}

function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
