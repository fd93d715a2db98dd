import { describe, expect, it } from 'vitest';
import { chapterAt, inOrder, readChapterLines, secondsOfStart, startText, writeChapterLines } from './chapter-lines.ts';
import { readThumbnails } from './thumbnails.ts';

describe('chapters', () => {
  it('are found by the second that a film is at', () => {
    const lines = readChapterLines('0:00:10 One\nsoon Two\n0:01:00 Three');
    expect([9, 10, 59, 60, 900].map((second) => chapterAt(lines, second))).toEqual([-1, 0, 0, 2, 2]);
  });

  it('are lines, of which nothing that was typed is lost', () => {
    const lines = readChapterLines('0:00:00 The arrival\n\nsoon Two  words\n1:30');
    expect(lines).toEqual([
      { start: '0:00:00', title: 'The arrival', translations: [] },
      { start: 'soon', title: 'Two  words', translations: [] },
      { start: '1:30', title: '', translations: [] },
    ]);
    expect(readChapterLines(writeChapterLines(lines))).toEqual(lines);
  });

  it('have their titles in other languages below them, an empty one being none', () => {
    const chapter = { start: '0:00:10', title: '[hd] One' };
    const german = { language: 'de', title: '[es] Eins' };
    const text = writeChapterLines([
      { ...chapter, translations: [german, { language: 'es', title: '' }] },
      { ...chapter, translations: [] },
    ]);
    expect(text).toBe('0:00:10 [hd] One\n  [de] [es] Eins\n0:00:10 [hd] One');
    expect(readChapterLines(text)).toEqual([
      { ...chapter, translations: [german] },
      { ...chapter, translations: [] },
    ]);
  });

  it('are in the order of their times', () => {
    const at = (start: string) => ({ start, title: '', translations: [] });
    expect(inOrder([at('2:00'), at('x'), at('90'), at('0:00:10')]).map(({ start }) => start)).toEqual([
      '0:00:10',
      '90',
      '2:00',
      'x',
    ]);
    expect([secondsOfStart('1:02:03'), secondsOfStart('1:2:3:4'), startText(3_723.9)]).toEqual([
      3_723,
      null,
      '1:02:03',
    ]);
  });
});

it('reads where a thumbnail lies on its sheet', () => {
  const text =
    'WEBVTT\n\n00:00:05.000 --> 00:00:10.000\nstoryboard.webp#xywh=160,0,160,90\n\n00:10.000 --> 00:11.000\nx\n';
  expect(readThumbnails(text, '/staff/media-sources/s1/storyboard.vtt')).toEqual([
    { from: 5_000, to: 10_000, sheet: '/staff/media-sources/s1/storyboard.webp', x: 160, y: 0, width: 160, height: 90 },
  ]);
  expect(readThumbnails('<html>', '/x')).toEqual([]);
});
