import { describe, expect, it } from 'vitest';
import { addCue, changeCue, mergeCue, removeCue, splitCue } from './cue-changes.ts';
import { problemsOfCues } from './cue-problems.ts';
import { type Cue, readCues, readStamp, stampText, writeCues } from './cues.ts';

const FILE = `WEBVTT - Evening
Kind: captions

STYLE
::cue { color: white }

one
00:01.000 --> 00:03.000 align:start
<v Nova>Good evening.</v>

NOTE A pause

01:00:04.500 --> 01:00:06.000
Two lines
of it

NOTE The end
`;
const cue = (key: number, from: number, to: number, text: string, more: Partial<Cue> = {}): Cue => ({
  key,
  from,
  to,
  text,
  id: '',
  settings: '',
  before: '',
  ...more,
});

describe('a WebVTT file', () => {
  it('is written as it was read', () => {
    const list = readCues(FILE);
    expect(list?.cues.map(({ from, to, text }) => [from, to, text])).toEqual([
      [1_000, 3_000, '<v Nova>Good evening.</v>'],
      [3_604_500, 3_606_000, 'Two lines\nof it'],
    ]);
    expect(list && writeCues(list)).toBe(FILE);
    expect(readCues(FILE.replaceAll('\n', '\r\n'))).toEqual(list);
  });

  it.each(['', 'Words', 'WEBVTT\n\n00:01 --> 00:02\nx', 'WEBVTT\n\nonly text', 'WEBVTT\n00:01.000 --> 00:02.000\nx'])(
    'is left as a text where it can’t be read: %j',
    (text) => expect(readCues(text)).toBeNull(),
  );

  it('has no empty line within a cue', () => {
    const text = writeCues({ head: 'WEBVTT', cues: [cue(0, 0, 1_000, 'One\n\nTwo')], tail: '' });
    expect(text).toBe('WEBVTT\n\n00:00.000 --> 00:01.000\nOne\nTwo\n');
  });

  it('has stamps to the millisecond', () => {
    for (const at of [0, 59_999, 60_000, 3_599_999, 3_600_000]) expect(readStamp(stampText(at))).toBe(at);
    expect(readStamp('1:2')).toBeNull();
  });
});

describe('changes of cues', () => {
  const cues = [cue(0, 1_000, 3_000, 'One two three four'), cue(1, 4_000, 5_000, 'Five', { before: 'NOTE x' })];

  it('split one between words, by its time', () => {
    const split = splitCue(cues, 0, 2_000);
    expect(split.map(({ from, to, text }) => [from, to, text])).toEqual([
      [1_000, 2_000, 'One two'],
      [2_000, 3_000, 'three four'],
      [4_000, 5_000, 'Five'],
    ]);
    expect(splitCue(cues, 0, 3_000)).toBe(cues);
  });

  it('merge one with the next, and lose no note', () => {
    expect(mergeCue(cues, 0)).toEqual([cue(0, 1_000, 5_000, 'One two three four\nFive', { before: 'NOTE x' })]);
    expect(mergeCue(cues, 1)).toBe(cues);
    expect(removeCue([...cues, cue(2, 6_000, 7_000, 'Six')], 1)[1]?.before).toBe('NOTE x');
  });

  it('add one up to the next, and stay in order', () => {
    expect(addCue(cues, 3_500)[1]).toMatchObject({ key: 2, from: 3_500, to: 4_000 });
    expect(addCue(cues, 5_000)[2]).toMatchObject({ from: 5_000, to: 7_000 });
    expect(changeCue(cues, 0, { from: 6_000, to: 7_000 }).map(({ key }) => key)).toEqual([1, 0]);
  });
});

it('says what is hard to read', () => {
  const problems = problemsOfCues([
    cue(0, 0, 2_000, 'Fine.'),
    cue(1, 1_500, 2_500, '<i>Twenty-one characters</i>'),
    cue(2, 3_000, 3_500, ''),
    cue(3, 5_000, 4_000, 'Backwards'),
    cue(4, 6_000, 14_000, 'A line that is much longer than the forty-two characters of it'),
  ]);
  expect(problems).toEqual([[], ['overlap', 'fast'], ['empty', 'short'], ['order'], ['long', 'lines']]);
  expect(problemsOfCues([cue(0, 0, 2_000, 'In it.'), cue(1, 2_000, 4_000, 'After it.')], 3_000)).toEqual([
    [],
    ['late'],
  ]);
});
