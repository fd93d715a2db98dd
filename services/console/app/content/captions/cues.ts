/** A caption: when it shows, and what it says. Times are in milliseconds. */
export interface Cue {
  /** Known to this page alone, so that a cue remains the same one when others come and go. */
  readonly key: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The line above its times; empty for none. */
  readonly id: string;
  /** What follows its times, such as `align:start`. */
  readonly settings: string;
  /** Notes and styles before it, which are left as they are. */
  readonly before: string;
}

/** The captions of a file, with what is around them. */
export interface CueList {
  /** The first block, which begins with WEBVTT. */
  readonly head: string;
  readonly cues: readonly Cue[];
  /** Notes behind the last cue. */
  readonly tail: string;
}

const TIMES = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t]+(.*))?$/;
const STAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** The milliseconds of `01:02:03.400` or `02:03.400`; null for anything else. */
export function readStamp(text: string): number | null {
  const [whole, hours = '0', minutes, seconds, rest] = STAMP.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(rest);
}

/** A time as WebVTT writes it, with hours where it needs them. */
export function stampText(at: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(at / 3_600_000);
  const rest = `${two(Math.floor(at / 60_000) % 60)}:${two(Math.floor(at / 1_000) % 60)}.${String(at % 1_000).padStart(3, '0')}`;
  return hours === 0 ? rest : `${two(hours)}:${rest}`;
}

/**
 * Reads a WebVTT file; null where a block of it can't be read, so that nothing of it is lost by being written again.
 */
export function readCues(file: string): CueList | null {
  const [head = '', ...blocks] = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/^\n+|\n+$/g, ''))
    .filter((block) => block !== '');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head) || head.includes('-->')) return null;
  const cues: Cue[] = [];
  let before: string[] = [];
  for (const block of blocks) {
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/.test(block)) {
      before.push(block);
      continue;
    }
    const cue = readCue(block);
    if (cue === null) return null;
    cues.push({ ...cue, key: cues.length, before: before.join('\n\n') });
    before = [];
  }
  return { head, cues, tail: before.join('\n\n') };
}

function readCue(block: string): Omit<Cue, 'key' | 'before'> | null {
  const lines = block.split('\n');
  const at = lines[0]?.includes('-->') === true ? 0 : 1;
  const [whole, start = '', end = '', settings = ''] = TIMES.exec(lines[at] ?? '') ?? [];
  const [from, to] = [readStamp(start), readStamp(end)];
  if (whole === undefined || from === null || to === null) return null;
  return { id: at === 1 ? (lines[0] ?? '') : '', from, to, settings, text: lines.slice(at + 1).join('\n') };
}

/** The file of some captions. */
export function writeCues({ head, cues, tail }: CueList): string {
  const blocks = cues.flatMap(({ before, id, from, to, settings, text }) => {
    const times = `${stampText(from)} --> ${stampText(to)}${settings === '' ? '' : ` ${settings}`}`;
    // An empty line would end the cue.
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return [before, [...(id === '' ? [] : [id]), times, ...lines].join('\n')];
  });
  return `${[head, ...blocks, tail].filter((block) => block !== '').join('\n\n')}\n`;
}
