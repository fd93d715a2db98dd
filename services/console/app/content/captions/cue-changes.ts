import type { Cue } from './cues.ts';

const LONGEST_NEW = 2_000;
const SHORTEST = 200;

const nextKey = (cues: readonly Cue[]): number => Math.max(0, ...cues.map(({ key }) => key + 1));
const inOrder = (cues: readonly Cue[]): readonly Cue[] => cues.toSorted((a, b) => a.from - b.from || a.to - b.to);

/** Changes a cue; the list stays in the order of its beginnings. */
export function changeCue(cues: readonly Cue[], key: number, changes: Partial<Cue>): readonly Cue[] {
  return inOrder(cues.map((cue) => (cue.key === key ? { ...cue, ...changes } : cue)));
}

/** Adds a cue at a given time; it ends where the next one begins or after two seconds. */
export function addCue(cues: readonly Cue[], at: number): readonly Cue[] {
  const next = Math.min(...cues.filter(({ from }) => from > at).map(({ from }) => from));
  const to = Math.max(Math.min(at + LONGEST_NEW, next), at + SHORTEST);
  return inOrder([...cues, { key: nextKey(cues), from: at, to, text: '', id: '', settings: '', before: '' }]);
}

/** Takes a cue out; the notes before it stay, with the one that follows. */
export function removeCue(cues: readonly Cue[], key: number): readonly Cue[] {
  const at = cues.findIndex((cue) => cue.key === key);
  const { before = '' } = cues[at] ?? {};
  return cues.flatMap((cue, index) => {
    if (index === at) return [];
    return index === at + 1 ? [{ ...cue, before: joined(before, cue.before) }] : [cue];
  });
}

/** Makes two cues of one, at a time within it and between two words: as many words are in the first as of its time. */
export function splitCue(cues: readonly Cue[], key: number, at: number): readonly Cue[] {
  const cue = cues.find((each) => each.key === key);
  if (cue === undefined || at <= cue.from || at >= cue.to) return cues;
  const words = cue.text.split(/(?<=\s)/);
  const share = Math.round((words.length * (at - cue.from)) / (cue.to - cue.from));
  const first = words.slice(0, Math.max(1, share)).join('').trim();
  const rest = words.slice(Math.max(1, share)).join('').trim();
  const added = { ...cue, key: nextKey(cues), from: at, text: rest, id: '', before: '' };
  return inOrder([...cues.map((each) => (each.key === key ? { ...each, to: at, text: first } : each)), added]);
}

/** Makes one cue of a cue and the one after it. */
export function mergeCue(cues: readonly Cue[], key: number): readonly Cue[] {
  const at = cues.findIndex((cue) => cue.key === key);
  const [cue, next] = [cues[at], cues[at + 1]];
  if (cue === undefined || next === undefined) return cues;
  const text = [cue.text, next.text].filter((each) => each !== '').join('\n');
  const merged = { ...cue, to: Math.max(cue.to, next.to), text, before: joined(cue.before, next.before) };
  return cues.flatMap((each) => (each === next ? [] : each === cue ? [merged] : [each]));
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
