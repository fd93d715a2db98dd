import { expect, it } from 'vitest';
import { filesShown, type FoundTrack, soundsBeside } from './check-stream.ts';
import { areListedPlayable } from './playable-codecs.ts';
import type { ListedTrack, ListedVariant } from './read-master.ts';
import { trackSchema } from './sample-segments.ts';
import { shownSound } from './take-stream.ts';

const sound = (name: string, uri: string | null): ListedTrack => ({
  kind: 'sound',
  group: 'aud',
  name,
  language: null,
  isDefault: false,
  uri,
});

it('takes sounds beside the pictures, unless the main one is in the pictures’ files', () => {
  const [main, english, german] = [sound('Main', null), sound('English', 'en.m3u8'), sound('Deutsch', 'de.m3u8')];
  const beside = (tracks: readonly ListedTrack[]) => soundsBeside({ variants: [], tracks }, 'aud');
  expect(beside([english, german, { ...english, group: 'other' }])).toEqual([english, german]);
  expect(beside([main, german])).toEqual([]);
  expect(beside([{ ...english, group: 'other' }])).toBeNull();
});

it.each([
  ['', true],
  ['avc1.64001f,mp4a.40.2', true],
  ['avc1.64001f', true],
  ['mp4a.40.2', false],
  ['hvc1,mp4a.40.2', false],
])('leaves a variant out that has no picture, or one that not every browser plays: %j', (codecs, isTaken) =>
  expect(areListedPlayable(codecs)).toBe(isTaken),
);

it.each([
  ['می‌خواهم', null, 'می‌خواهم'],
  [`${'x'.repeat(79)}🌊🌊`, null, `${'x'.repeat(79)}🌊`],
  ['"Eng\u0007lish"\nstereo', 'en', 'English stereo'],
  ['""', 'de', 'de'],
  ['', null, 'Sound'],
])('1061 names the sound %j for people', (name, language, expected) =>
  expect(shownSound(name, language)).toBe(expected),
);

it.each([
  ['64:45', 720, 1024],
  ['4:3', 1440, 1920],
  ['1:1', 1280, 1280],
  ['0:1', 1280, 1280],
  [undefined, 639, 639],
])('knows how wide a picture with points of %s is shown', (sample_aspect_ratio, width, shown) =>
  expect(trackSchema.parse({ index: 0, width, height: 576, sample_aspect_ratio }).width).toBe(shown),
);

it('names every file of a stream that is seen or heard, each once', () => {
  const track = (...keys: string[]): FoundTrack => ({
    playlistKey: '@archive/harbor/index.m3u8',
    seconds: keys.length,
    segments: keys.map((key) => ({
      key,
      uri: key,
      span: null,
      line: 1,
      fileBytes: 1,
      seconds: 1,
      isDiscontinuous: false,
      beginning: { key: '@archive/harbor/init.mp4', uri: 'init.mp4', span: null, line: 1, fileBytes: 1 },
    })),
  });
  const listed: ListedVariant = { uri: '', bandwidth: 1, codecs: '', sounds: null };
  const variants = [
    { ...track('a', 'b'), listed },
    { ...track('b', 'c'), listed },
  ];
  expect(filesShown({ variants, sounds: [{ ...track('d'), listed: sound('English', 'en.m3u8') }] })).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
