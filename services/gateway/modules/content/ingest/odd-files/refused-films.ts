import { fileOf, madeBy, type OddFile, pictures, tone } from './odd-file.ts';
import { bytesOfFilm } from './odd-films.ts';

const NO_FILM = /^The file is no film that can be read\. Send MP4, MOV, MKV/;

/** Files that were sent as a film and are none, or none that can be used. */
export const REFUSED_FILMS: readonly OddFile[] = [
  {
    what: 'an MP4 that was cut off before its table of contents',
    make: async () => fileOf('a.mp4', (await bytesOfFilm('a.mp4')).subarray(0, 20_000)),
    becomes: { refused: /^The file ends before its table of contents, so it was cut off on its way/ },
  },
  {
    what: 'an MP4 that was cut off after its table of contents',
    make: async () => fileOf('a.mp4', (await bytesOfFilm('a.mp4', '-movflags', '+faststart')).subarray(0, 100_000)),
    becomes: { refused: /should last 6\.0 seconds.*cut off/ },
  },
  {
    what: 'an MKV that was cut off',
    make: async () => fileOf('a.mkv', (await bytesOfFilm('a.mkv')).subarray(0, 100_000)),
    becomes: { refused: /should last 6\.0 seconds.*cut off/ },
  },
  { what: 'a film of no bytes', make: () => fileOf('a.mp4', ''), becomes: { refused: NO_FILM } },
  {
    what: 'a text that is called .mp4',
    make: () => fileOf('a.mp4', 'A text that calls itself a film.\n'.repeat(100)),
    becomes: { refused: NO_FILM },
  },
  {
    what: 'a playlist that names files of the server',
    make: () => fileOf('a.m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'),
    becomes: { refused: NO_FILM },
  },
  {
    what: 'a moving GIF sent as a film',
    make: () => madeBy('a.gif', ...pictures()),
    becomes: { refused: NO_FILM },
  },
  {
    what: 'sound alone',
    make: () => madeBy('a.mp4', ...tone()),
    becomes: { refused: /^The file has sound but no picture\. A film needs a video track\.$/ },
  },
  {
    what: 'a film of half a second',
    make: () => madeBy('a.mp4', ...pictures(0.5), '-c:v', 'libx264', '-pix_fmt', 'yuv420p'),
    becomes: { refused: /lasts 0\.5 seconds/ },
  },
  {
    what: 'a film of 48 by 32 points',
    make: () => madeBy('a.mp4', ...pictures(2, { size: '48x32' }), '-c:v', 'libx264', '-pix_fmt', 'yuv420p'),
    becomes: { refused: /only 48 by 32 points/ },
  },
  {
    what: 'a film of 9000 by 4500 points',
    make: () => madeBy('a.avi', ...pictures(2, { size: '9000x4500', rate: 1 }), '-c:v', 'mjpeg', '-q:v', '31'),
    becomes: { refused: /^The picture has 9000 by 4500 points; at most 8192 by 4320 are taken\.$/ },
  },
];
