import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import { cutText } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';
import { shownPlaced } from '../../../../store/places/place-key.ts';
import type { StreamSound } from '../../media/public.ts';
import type { FilmFacts } from '../ffmpeg/film-facts.ts';
import { ladderFor } from '../ffmpeg/ladder.ts';
import { FileProblem } from '../file-problem.ts';
import type { MadeRendition } from '../steps/rendition.ts';
import type { MadeFile } from '../steps/step.ts';
import type { FoundStream, FoundTrack } from './check-stream.ts';
import type { FoundSegment } from './find-files.ts';
import { type NamedCodec, pictureCodecOf, soundCodecOf } from './playable-codecs.ts';
import { type SampledTrack, sampleSegments, type Sampling } from './sample-segments.ts';
import { ratesOf, writeTrack } from './write-track.ts';

/** A finished stream as the publication needs it. */
export interface TakenStream {
  readonly renditions: readonly MadeRendition[];
  readonly sounds: readonly StreamSound[];
}

/**
 * Looks into every track of a stream and writes playlists of our own for them, with the lists of their files, which stay where they are.
 * @throws FileProblem with the first that can't be played
 */
export async function takeStream(
  sampling: Sampling,
  { variants, sounds }: FoundStream,
): Promise<{ readonly files: readonly MadeFile[]; readonly taken: TakenStream; readonly facts: FilmFacts }> {
  const files: MadeFile[] = [];
  const takenSounds: (StreamSound & { readonly peakRate: number })[] = [];
  for (const [index, sound] of sounds.entries()) {
    const sample = await sampleSegments(sampling, sound.playlistKey, sound.segments);
    const codec = named(sound, sample.sound, 'a sound', soundCodecOf);
    const { name, language, isDefault } = sound.listed;
    const id = `a${index}`;
    takenSounds.push({
      id,
      name: shownSound(name, language),
      language,
      isDefault,
      codec,
      peakRate: ratesOf(sound).peakRate,
    });
    files.push(...(await writeTrack(sampling.folder, id, sound)));
  }
  const renditions: MadeRendition[] = [];
  let best: SampledTrack | null = null;
  let hasSound = sounds.length > 0;
  for (const variant of variants) {
    const sample = await sampleSegments(sampling, variant.playlistKey, variant.segments);
    const picture = named(variant, sample.picture, 'a picture', pictureCodecOf);
    const beside = takenSounds[0]?.codec ?? null;
    const own = beside ?? (sample.sound && named(variant, sample.sound, 'a sound', soundCodecOf));
    const { width, height } = sample.picture ?? { width: 0, height: 0 };
    const quality = qualityOf(width, height, renditions);
    best ??= sample.picture;
    hasSound ||= sample.sound !== null;
    if (quality === null) continue;
    const { peakRate, averageRate, bytes } = ratesOf(variant);
    const most = Math.max(0, ...takenSounds.map((each) => each.peakRate));
    const codecs = own === null ? picture : `${picture},${own}`;
    renditions.push({
      quality,
      rendition: { width, height, bytes, isStream: true },
      variant: { width, height, codecs, peakRate: peakRate + most, averageRate: averageRate + most },
      seconds: variant.seconds,
    });
    files.push(...(await writeTrack(sampling.folder, quality, variant)));
  }
  const facts = factsOf(best, Math.max(...variants.map(({ seconds }) => seconds)), hasSound);
  return { files, taken: { renditions, sounds: takenSounds.map(({ peakRate: _rate, ...sound }) => sound) }, facts };
}

/** What a playlist calls a track. @throws FileProblem where it is not there, or not every browser plays it */
function named(
  { playlistKey, segments }: FoundTrack,
  track: SampledTrack | null,
  what: string,
  codecOf: (track: SampledTrack) => NamedCodec,
): string {
  const found: NamedCodec = track === null ? { expected: what } : codecOf(track);
  if ('codec' in found) return found.codec;
  const at = shownPlaced((segments[0] as FoundSegment).key);
  throw new FileProblem(`${shownPlaced(playlistKey)}: expected ${found.expected} (${at}).`);
}

/** The quality that a size is shown as; null where a better variant has it. Of two of 480 lines the lighter is for mobile networks. */
function qualityOf(width: number, height: number, taken: readonly MadeRendition[]): VideoQuality | null {
  const rungs = ladderFor({ width, height }).filter(({ quality }) => quality !== 'p480l');
  const quality = rungs.at(-1)?.quality ?? 'p270';
  const isTaken = (wanted: VideoQuality): boolean => taken.some((each) => each.quality === wanted);
  if (!isTaken(quality)) return quality;
  return quality === 'p480' && !isTaken('p480l') ? 'p480l' : null;
}

/** A name for people, without what a playlist would act on. */
export const shownSound = (name: string, language: string | null): string =>
  cutText(writtenLine(name.replaceAll('"', '')), 80) || (language ?? 'Sound');

function factsOf(picture: SampledTrack | null, seconds: number, hasSound: boolean): FilmFacts {
  const { width, height, r_frame_rate: rate } = picture ?? { width: 0, height: 0, r_frame_rate: '25' };
  return {
    seconds,
    width,
    height,
    frameRate: /^[1-9]\d*\/[1-9]\d*$/.test(rate) ? rate : '25',
    // These are the streams of the file that later steps join out of the segments.
    videoStream: 0,
    audioStream: hasSound ? 1 : null,
    isHdr: false,
    isInterlaced: false,
    container: STREAM_CONTAINER,
    codec: 'h264',
  };
}

/** What the facts of a film call a finished stream. */
export const STREAM_CONTAINER = 'hls';
