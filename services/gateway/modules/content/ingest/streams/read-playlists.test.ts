import { expect, it } from 'vitest';
import { pathOfAddress } from './path-of-address.ts';
import { readMaster } from './read-master.ts';
import { readSegments } from './read-segments.ts';

it('reads variants with their sounds and captions, and passes over trick play', () => {
  const { variants, tracks } = readMaster(
    [
      '\uFEFF#EXTM3U',
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i.m3u8"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English, stereo",LANGUAGE="en",DEFAULT=YES,URI="a.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Deutsch",URI="de.m3u8"',
      '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="c",NAME="CC",INSTREAM-ID="CC1"',
      '#EXT-X-STREAM-INF:BANDWIDTH=800,CODECS="avc1.64001f,mp4a.40.2",AUDIO="a"',
      '',
      'low.m3u8',
    ].join('\r\n'),
  );
  expect(variants).toEqual([{ uri: 'low.m3u8', bandwidth: 800, codecs: 'avc1.64001f,mp4a.40.2', sounds: 'a' }]);
  expect(tracks).toEqual([
    { kind: 'sound', group: 'a', name: 'English, stereo', language: 'en', isDefault: true, uri: 'a.m3u8' },
    { kind: 'captions', group: 's', name: 'Deutsch', language: null, isDefault: false, uri: 'de.m3u8' },
  ]);
});

it('reads segments with their byte ranges, which go on where the one before ends', () => {
  const lines = ['#EXTM3U', '#EXT-X-MAP:URI="v.mp4",BYTERANGE="10@0"', '#EXTINF:2,', '#EXT-X-BYTERANGE:30@10', 'v.mp4'];
  const text = [
    ...lines,
    '#EXT-X-DISCONTINUITY',
    '#EXTINF:1.5,',
    '#EXT-X-BYTERANGE:20',
    'v.mp4',
    '#EXT-X-ENDLIST',
  ].join('\n');
  const segments = readSegments(text);
  expect(segments.map(({ span, seconds, isDiscontinuous, line }) => [span, seconds, isDiscontinuous, line])).toEqual([
    [{ from: 10, bytes: 30 }, 2, false, 5],
    [{ from: 40, bytes: 20 }, 1.5, true, 9],
  ]);
  expect(segments[1]?.beginning).toEqual({ uri: 'v.mp4', span: { from: 0, bytes: 10 }, line: 2 });
});

it.each([
  ['<html>', 'line 1: expected #EXTM3U'],
  ['#EXTM3U\na.ts', 'line 2: expected #EXTINF before a segment'],
  ['#EXTM3U\n#EXTINF:Infinity,\na.ts\n#EXT-X-ENDLIST', 'line 3: expected #EXTINF before a segment, with its seconds'],
  ['#EXTM3U\n#EXTINF:2,\n#EXT-X-BYTERANGE:x\na.ts', 'line 4: expected a byte range'],
  ['#EXTM3U\n#EXTINF:2,\na.ts', 'line 3: expected #EXT-X-ENDLIST'],
  ['#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nb.m3u8', 'line 2: expected segments, this is a master playlist'],
  ['#EXTM3U\n#EXT-X-ENDLIST', 'line 1: expected segments'],
])('says in which line a playlist is wrong: %j', (text, expected) => {
  expect(() => readSegments(text)).toThrow(expected);
});

it.each(['#EXTM3U\n#EXTINF:2,\na.ts', '#EXTM3U', '#EXTM3U\n#EXT-X-STREAM-INF:CODECS="x"\na.m3u8'])(
  'takes no other playlist for a master: %j',
  (text) => expect(() => readMaster(text)).toThrow(/^line \d: expected/),
);

const PLACE = {
  path: 'films/harbor/720p/index.m3u8',
  root: 'films/harbor/',
  knownAs: 'https://cdn.example.com/media/',
};

it.each([
  ['1.ts', 'films/harbor/720p/1.ts'],
  ['Part%20one.ts?token=1', 'films/harbor/720p/Part one.ts'],
  ['../sound/1.m4s', 'films/harbor/sound/1.m4s'],
  ['https://cdn.example.com/media/films/harbor/1.ts', 'films/harbor/1.ts'],
])('finds %s at %s', (address, path) => expect(pathOfAddress(address, PLACE)).toEqual({ path }));

it.each([
  '../../quay/1.ts',
  '../../../../etc/passwd',
  '..%2f..%2fquay/1.ts',
  '/films/harbor/1.ts',
  'https://cdn.example.com/media/films/quay/1.ts',
  'https://cdn.example.com/media/films/harbor/../quay/1.ts',
  'http://169.254.169.254/1.ts',
  'file:///etc/passwd',
  'data:video/mp2t;base64,AA',
  'sub\\1.ts',
  '.hidden.ts',
])('never leads out of the folder of the film: %s', (address) =>
  expect(pathOfAddress(address, PLACE)).toHaveProperty('expected'),
);
