import { readFile, rename } from 'node:fs/promises';
import { fileOf, madeBy, type OddFile, pictures, tone } from './odd-file.ts';

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'] as const;
const X265 = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-pix_fmt', 'yuv420p10le'];
const THREE = ['-map', '0', '-map', '1', '-map', '2'];

/** A film that is complete, turned by so many degrees as a camera writes it. */
async function turnedBy(degrees: number): Promise<string> {
  const upright = await madeBy('upright.mov', ...pictures(), ...tone(), ...H264);
  return madeBy('turned.mov', '-i', upright, '-c', 'copy', '-metadata:s:v:0', `rotate=${degrees}`);
}

async function withCover(): Promise<string> {
  const cover = await madeBy('cover.png', ...pictures(1, { size: '640x640' }), '-frames:v', '1');
  const kinds = ['-c:v:0', 'copy', '-disposition:v:0', 'attached_pic'];
  return madeBy('a.mp4', '-i', cover, ...pictures(), ...tone(), ...THREE, ...H264, ...kinds);
}

async function withSubtitles(): Promise<string> {
  const subtitles = await fileOf('a.srt', '1\n00:00:00,500 --> 00:00:01,500\nHello\n');
  return madeBy('a.mp4', '-i', subtitles, ...pictures(), ...tone(), ...THREE, ...H264, '-c:s', 'mov_text');
}

async function misnamed(): Promise<string> {
  const path = await madeBy('a.mkv', ...pictures(), ...tone(), ...H264);
  const other = path.replace(/mkv$/, 'mp4');
  await rename(path, other);
  return other;
}

/** Films whose streams, times or colors are not what a program expects, and that are right all the same. */
export const ODD_FILMS: readonly OddFile[] = [
  {
    what: 'a film whose picture starts 5 s after its sound',
    make: () => madeBy('late.mkv', '-itsoffset', '5', ...pictures(), ...tone(7), ...H264),
    becomes: { taken: { seconds: 7 } },
  },
  {
    what: 'an MKV whose sound is longer than its picture',
    make: () => madeBy('a.mkv', ...pictures(), ...tone(6), ...H264),
    becomes: { taken: { seconds: 2 } },
  },
  {
    what: 'a film whose sound ends before its picture',
    make: () => madeBy('a.mp4', ...pictures(4), ...tone(1), ...H264),
    becomes: { taken: { seconds: 4 } },
  },
  {
    what: 'a WebM without a duration',
    make: () => madeBy('a.webm', ...pictures(), ...tone(), '-c:v', 'libvpx', '-deadline', 'realtime', '-live', '1'),
    becomes: { taken: { seconds: 2, codec: 'vp8' } },
  },
  {
    what: 'a film whose times begin at an hour',
    make: () => madeBy('a.mkv', ...pictures(), ...tone(), ...H264, '-output_ts_offset', '3600'),
    becomes: { taken: { seconds: 2 } },
  },
  {
    what: 'an MP4 in fragments',
    make: () => madeBy('a.mp4', ...pictures(), ...tone(), ...H264, '-movflags', 'frag_keyframe+empty_moov'),
    becomes: { taken: { seconds: 2 } },
  },
  {
    what: 'an MPEG-TS whose times begin at 1.4 s',
    make: () => madeBy('a.ts', ...pictures(), ...tone(), ...H264),
    becomes: { taken: { seconds: 2, container: 'mpegts', codec: 'h264', width: 160 } },
    // It crashes at the file.
    becomesInCheckout: { refused: /ended at this file without an answer/ },
  },
  {
    what: 'a second video stream as the default',
    make: () => {
      const second = ['-disposition:v:0', '0', '-disposition:v:1', 'default'];
      return madeBy('a.mkv', ...pictures(2, { size: '64x64' }), ...pictures(), ...tone(), ...THREE, ...H264, ...second);
    },
    becomes: { taken: { videoStream: 1, width: 160, height: 90 } },
  },
  {
    what: 'a cover before the picture',
    make: withCover,
    becomes: { taken: { width: 160, height: 90 } },
  },
  {
    what: 'subtitles inside the film',
    make: withSubtitles,
    becomes: { taken: { seconds: 2, width: 160 } },
  },
  {
    what: 'a commentary first, the film’s sound as the default',
    make: () => {
      const sounds = ['-disposition:a:0', 'comment', '-disposition:a:1', 'default'];
      return madeBy('a.mkv', ...pictures(), ...tone(2, 300), ...tone(), ...THREE, ...H264, ...sounds);
    },
    becomes: { taken: { audioStream: 2, rightStream: null } },
  },
  {
    what: 'a commentary that its title alone calls so',
    make: () => {
      const title = ['-metadata:s:a:0', 'title=Commentary of the director'];
      return madeBy('a.mkv', ...pictures(), ...tone(2, 300), ...tone(), ...THREE, ...H264, ...title);
    },
    becomes: { taken: { audioStream: 2, rightStream: null } },
  },
  {
    what: 'two mono tracks of one language',
    make: () => madeBy('a.mov', ...pictures(), ...tone(2, 300), ...tone(), ...THREE, ...H264),
    becomes: { taken: { audioStream: 1, rightStream: 2 } },
  },
  {
    what: 'two mono tracks of two languages',
    make: () => {
      const languages = ['-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=deu'];
      return madeBy('a.mkv', ...pictures(), ...tone(2, 300), ...tone(), ...THREE, ...H264, ...languages);
    },
    becomes: { taken: { audioStream: 1, rightStream: null } },
  },
  {
    what: 'sound of 5.1 channels',
    make: () => madeBy('a.mkv', ...pictures(), ...tone(), ...H264, '-ac', '6'),
    becomes: { taken: { audioStream: 1, rightStream: null } },
  },
  {
    what: 'a film without sound',
    make: () => madeBy('a.mp4', ...pictures(), ...H264),
    becomes: { taken: { audioStream: null } },
  },
  {
    what: 'HDR (PQ) of an unknown matrix',
    make: () => madeBy('a.mp4', ...pictures(), ...tone(), ...X265, '-color_trc', 'smpte2084'),
    becomes: { taken: { isHdr: true, hasUnknownColors: true } },
  },
  {
    what: 'HDR (HLG) of an unknown matrix',
    make: () => madeBy('a.mkv', ...pictures(), ...tone(), ...X265, '-color_trc', 'arib-std-b67'),
    becomes: { taken: { isHdr: true, hasUnknownColors: true } },
  },
  {
    what: '10 bits without HDR',
    make: () => madeBy('a.mp4', ...pictures(), ...tone(), ...X265),
    becomes: { taken: { isHdr: false, codec: 'hevc' } },
  },
  {
    what: 'a telephone’s film of a rate that varies',
    make: () =>
      madeBy('a.mp4', ...pictures(3), ...H264, '-vf', "select='not(mod(n,3))+not(mod(n,5))'", '-vsync', 'vfr'),
    becomes: { taken: { seconds: 3 } },
  },
  {
    what: '120 pictures a second',
    make: () => madeBy('a.mp4', ...pictures(2, { rate: 120 }), ...H264),
    becomes: { taken: { frameRate: '60' } },
  },
  {
    what: '5 pictures a second',
    make: () => madeBy('a.mp4', ...pictures(2, { rate: 5 }), ...H264),
    becomes: { taken: { frameRate: '5' } },
  },
  {
    what: 'an interlaced film of an old camera',
    make: () => madeBy('a.mpg', ...pictures(), '-c:v', 'mpeg2video', '-flags', '+ildct+ilme', '-top', '1'),
    becomes: { taken: { isInterlaced: true, codec: 'mpeg2video' } },
  },
  {
    what: 'a film turned by its camera',
    make: () => turnedBy(90),
    becomes: { taken: { width: 90, height: 160 } },
  },
  {
    what: 'a film upside down by its camera',
    make: () => turnedBy(180),
    becomes: { taken: { width: 160, height: 90 } },
  },
  {
    what: 'a film of 161 by 91 points',
    make: () =>
      madeBy(
        'a.mp4',
        ...pictures(),
        '-vf',
        'format=yuv444p,scale=161:91,setsar=1',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
      ),
    becomes: { taken: { width: 161, height: 91 } },
  },
  {
    what: 'points that are no squares, as on a DVD',
    make: () => madeBy('a.mp4', ...pictures(2, { size: '144x96' }), ...H264, '-vf', 'setsar=32/27'),
    becomes: { taken: { width: 171, height: 96 } },
  },
  {
    what: 'an MKV that is called .mp4',
    make: misnamed,
    becomes: { taken: { container: 'matroska,webm' } },
  },
  {
    what: 'an AVI of MPEG-4',
    make: () => madeBy('a.avi', ...pictures(), ...tone(), '-c:v', 'mpeg4', '-c:a', 'mp2'),
    becomes: { taken: { container: 'avi', codec: 'mpeg4' } },
  },
  {
    what: 'a WMV',
    make: () => madeBy('a.wmv', ...pictures(), ...tone(), '-c:v', 'wmv2', '-c:a', 'wmav2'),
    becomes: { taken: { container: 'asf', codec: 'wmv2' } },
  },
  {
    what: 'an FLV',
    make: () => madeBy('a.flv', ...pictures(), '-c:v', 'flv1'),
    becomes: { taken: { container: 'flv', codec: 'flv1' } },
  },
  {
    what: 'an MXF',
    make: () => madeBy('a.mxf', ...pictures(), ...tone(), '-c:v', 'mpeg2video', '-c:a', 'pcm_s16le', '-ar', '48000'),
    becomes: { taken: { container: 'mxf', codec: 'mpeg2video' } },
  },
];

/** The bytes of a film, for what is made of a part of them. */
export const bytesOfFilm = async (name: string, ...more: readonly string[]): Promise<Buffer> =>
  readFile(await madeBy(name, ...pictures(6, { size: '320x180' }), ...tone(6), ...H264, ...more));
