import type { SampledTrack } from './sample-segments.ts';

/** The first half of what a playlist calls H.264, by ffprobe's names of its profiles. */
const PROFILES: Readonly<Record<string, string>> = {
  'Constrained Baseline': '42e0',
  Baseline: '4200',
  Main: '4d40',
  High: '6400',
};
const COLORS: readonly string[] = ['yuv420p', 'yuvj420p'];

/** What playlists call the sounds that every browser plays. */
function soundCodec({ codec_name, profile }: SampledTrack): string | null {
  if (codec_name === 'mp3') return 'mp4a.40.34';
  if (codec_name !== 'aac') return null;
  return profile.startsWith('HE-AAC') ? (profile === 'HE-AACv2' ? 'mp4a.40.29' : 'mp4a.40.5') : 'mp4a.40.2';
}

/** A picture or sound as a playlist names it, or what was expected of it. */
export type NamedCodec = { readonly codec: string } | { readonly expected: string };

/** What a playlist calls a picture that every browser plays: H.264 of 8 bits. */
export function pictureCodecOf(track: SampledTrack): NamedCodec {
  const profile = PROFILES[track.profile];
  if (track.codec_name !== 'h264' || profile === undefined || !COLORS.includes(track.pix_fmt)) {
    return {
      expected: `H.264 of 8 bits, which every browser plays, not ${track.codec_name} ${track.profile} ${track.pix_fmt}`,
    };
  }
  return { codec: `avc1.${profile}${track.level.toString(16).padStart(2, '0')}` };
}

/** What a playlist calls a sound that every browser plays: AAC or MP3. */
export function soundCodecOf(track: SampledTrack): NamedCodec {
  const codec = soundCodec(track);
  return codec === null ? { expected: `AAC or MP3, which every browser plays, not ${track.codec_name}` } : { codec };
}

/** Whether all that a playlist names of a variant can be played everywhere, and has a picture; true where it names nothing. */
export function areListedPlayable(codecs: string): boolean {
  const names = codecs
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const isPlayable = names.every((name) => /^(?:avc1|avc3|mp4a)(?:\.|$)/i.test(name));
  return isPlayable && (names.length === 0 || names.some((name) => /^avc[13]/i.test(name)));
}
