/** A line of a file, and the number by which people find it there; 0 for one that is not of the file. */
export interface NumberedLine {
  readonly text: string;
  readonly number: number;
}

/** A cue as it was found: neither its times nor its text are read yet. */
export interface FoundCue {
  /** Null for none. */
  readonly id: NumberedLine | null;
  readonly times: NumberedLine;
  readonly text: readonly NumberedLine[];
  /** What stands before it and is kept. */
  readonly notes: readonly Note[];
}

/** The lines of a note. */
export type Note = readonly NumberedLine[];

/** What a file consists of, and the lines that are no part of it. */
export interface FoundCues {
  readonly head: string;
  readonly cues: readonly FoundCue[];
  /** Notes behind the last cue. */
  readonly notes: readonly Note[];
  readonly unexpected: readonly NumberedLine[];
}

const WITHOUT_EFFECT = /^(?:STYLE|REGION)(?:[ \t]|$)/;
const NOTE = /^NOTE(?:[ \t]|$)/;
const NUMBER = /^\s*\d+\s*$/;

const isTimes = (line: NumberedLine | undefined): boolean =>
  line !== undefined && line.text.includes('-->') && !NOTE.test(line.text);

/** Whether a file begins as SubRip does: with times, or with a number above them. */
export const isSubRip = ([first, second]: readonly NumberedLine[]): boolean =>
  isTimes(first) || (NUMBER.test(first?.text ?? '') && isTimes(second));

/** The cues of a SubRip file. Numbers are passed over, and a text may have empty lines, which would end a cue of WebVTT. */
export function findSubRip(lines: readonly NumberedLine[]): FoundCues {
  const cues: (FoundCue & { text: NumberedLine[] })[] = [];
  const written = lines.filter(({ text }) => text.trim() !== '');
  for (const [index, line] of written.entries()) {
    if (isTimes(line)) cues.push({ id: null, times: line, text: [], notes: [] });
    else if (!NUMBER.test(line.text) || !isTimes(written[index + 1])) cues.at(-1)?.text.push(line);
  }
  return { head: 'WEBVTT', cues, notes: [], unexpected: [] };
}

/**
 * The cues of a WebVTT file, whose first line is its signature. Passed over are the other lines of the header (YouTube's,
 * X-TIMESTAMP-MAP), styles and regions, and notes with times, which some players would show.
 */
export function findWebVtt([signature, ...lines]: readonly NumberedLine[]): FoundCues {
  const afterHead = lines.findIndex((line) => line.text === '' || isTimes(line));
  const cues: FoundCue[] = [];
  const unexpected: NumberedLine[] = [];
  let notes: Note[] = [];
  for (const block of blocksOf(afterHead < 0 ? [] : lines.slice(afterHead))) {
    const first = block[0]?.text ?? '';
    if (WITHOUT_EFFECT.test(first)) continue;
    if (NOTE.test(first)) {
      if (!block.some(({ text }) => text.includes('-->'))) notes.push(block);
      continue;
    }
    const found = cuesOf(block, notes);
    if (found.length === 0) unexpected.push(...block.slice(0, 1));
    else notes = [];
    cues.push(...found);
  }
  return { head: signature?.text.trimEnd() ?? 'WEBVTT', cues, notes, unexpected };
}

function blocksOf(lines: readonly NumberedLine[]): readonly NumberedLine[][] {
  const blocks: NumberedLine[][] = [[]];
  for (const line of lines) {
    if (line.text === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** The cues of a block: several where no empty line is between them, none where it doesn't begin with times or a name above them. */
function cuesOf(block: readonly NumberedLine[], notes: readonly Note[]): FoundCue[] {
  const starts = [...block.keys()].filter((index) => isTimes(block[index]));
  if ((starts[0] ?? 2) > 1) return [];
  return starts.flatMap((start, index) => {
    const times = block[start];
    const id = index === 0 && start === 1 ? (block[0] ?? null) : null;
    const text = block.slice(start + 1, starts[index + 1]);
    return times === undefined ? [] : [{ id, times, text, notes: index === 0 ? notes : [] }];
  });
}
