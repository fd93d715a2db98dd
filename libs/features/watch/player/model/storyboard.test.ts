import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cueAt, parseStoryboard, type StoryboardCue } from './storyboard.ts';

const BASE = 'https://members.example/media/s/board.vtt?t=1';

const stamp = (ms: number) => {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
};

const write = (cues: readonly StoryboardCue[], newline = '\n') =>
  [
    'WEBVTT',
    '',
    ...cues.flatMap((cue, index) => [
      ...(index % 2 ? [`cue ${index}`] : []),
      `${stamp(cue.startsAt * 1000)} --> ${stamp(cue.endsAt * 1000)}`,
      `${cue.src}#xywh=${cue.x},${cue.y},${cue.width},${cue.height}`,
      '',
    ]),
  ].join(newline);

const board = fc
  .array(fc.record({ length: fc.integer({ min: 1, max: 900 }), x: fc.nat(4000), y: fc.nat(4000) }), { maxLength: 40 })
  .map((parts) => {
    let at = 0;
    return parts.map(({ length, x, y }): StoryboardCue => {
      const startsAt = at;
      at += length;
      return { startsAt, endsAt: at, src: 'https://members.example/sheet.jpg', x, y, width: 160, height: 90 };
    });
  });

describe('parseStoryboard', () => {
  it('reads back whatever was written, with either line ending and with cue names', () => {
    fc.assert(
      fc.property(board, fc.constantFrom('\n', '\r\n', '\r'), (cues, newline) => {
        expect(parseStoryboard(write(cues, newline), BASE)).toEqual(cues);
      }),
    );
  });

  it('takes addresses relative to the file, without hours in the times, behind a byte order mark', () => {
    const text = '\uFEFFWEBVTT - thumbnails\n\n00:05.000 --> 01:10.500 align:start\nsheet-1.jpg?s=2#xywh=160,90,160,90';
    expect(parseStoryboard(text, BASE)).toEqual([
      {
        startsAt: 5,
        endsAt: 70.5,
        src: 'https://members.example/media/s/sheet-1.jpg?s=2',
        x: 160,
        y: 90,
        width: 160,
        height: 90,
      },
    ]);
  });

  it.each([
    ['another kind of file', '<html></html>'],
    ['a signature that goes on', 'WEBVTTX\n\n00:00.000 --> 00:01.000\na.jpg#xywh=0,0,1,1'],
    ['a cue that ends before it begins', 'WEBVTT\n\n00:02.000 --> 00:01.000\na.jpg#xywh=0,0,1,1'],
    ['a picture without a rectangle', 'WEBVTT\n\n00:00.000 --> 00:01.000\na.jpg'],
    ['an empty rectangle', 'WEBVTT\n\n00:00.000 --> 00:01.000\na.jpg#xywh=0,0,0,90'],
    ['an address that runs code', 'WEBVTT\n\n00:00.000 --> 00:01.000\njavascript:alert(1)#xywh=0,0,1,1'],
    ['an address that holds data', 'WEBVTT\n\n00:00.000 --> 00:01.000\ndata:image/png,x#xywh=0,0,1,1'],
    ['a cue without a picture', 'WEBVTT\n\n00:00.000 --> 00:01.000'],
  ])('leaves out %s', (_case, text) => {
    expect(parseStoryboard(text, BASE)).toEqual([]);
  });

  it('never throws, and gives only cues that can be shown', () => {
    const noise = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('\n', '\n\n', 'WEBVTT', '00:00.000 --> 00:01.000', 'a.jpg#xywh=0,0,1,1', '://'),
      ),
    );
    fc.assert(
      fc.property(noise, (parts) => {
        for (const cue of parseStoryboard(`WEBVTT\n\n${parts.join('')}`, BASE)) {
          expect(cue.endsAt).toBeGreaterThan(cue.startsAt);
          expect(cue.width * cue.height).toBeGreaterThan(0);
          expect(cue.src).toMatch(/^https?:\/\//);
        }
      }),
    );
  });
});

describe('cueAt', () => {
  it('finds the cue in which the second lies', () => {
    fc.assert(
      fc.property(board, fc.nat(40_000), (cues, at) => {
        const end = cues.at(-1)?.endsAt ?? 0;
        const expected =
          at >= end ? (cues.at(-1) ?? null) : (cues.find((cue) => cue.startsAt <= at && at < cue.endsAt) ?? null);
        expect(cueAt(cues, at)).toEqual(expected);
      }),
    );
  });

  it('shows the first before the first has begun', () => {
    const [cue] = parseStoryboard('WEBVTT\n\n00:05.000 --> 00:06.000\na.jpg#xywh=0,0,1,1', BASE);
    expect(cueAt(cue ? [cue] : [], 1)).toEqual(cue);
  });
});
