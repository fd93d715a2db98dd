/** What decides which streams of a file are the film. */
export interface OfferedStream {
  readonly index: number;
  readonly codec_type?: string | undefined;
  readonly channels: number;
  readonly disposition: Readonly<Record<string, number>>;
  readonly tags: Readonly<Record<string, string>>;
}

/** What a film is made of: its picture, and its sound, whose right half may be a track of its own. */
export interface ChosenStreams<Stream> {
  readonly video: Stream;
  readonly audio: Stream | null;
  readonly right: Stream | null;
}

/** Sounds that are made beside the film's own. */
const BESIDE = ['comment', 'visual_impaired', 'hearing_impaired', 'karaoke', 'descriptions'];
/** A cover is no film, nor is a sheet of thumbnails. */
const STILL = ['attached_pic', 'timed_thumbnails', 'still_image'];

const is = ({ disposition }: OfferedStream, names: readonly string[]): boolean =>
  names.some((name) => disposition[name] === 1);
const isComment = (stream: OfferedStream): boolean =>
  is(stream, BESIDE) || /\bcommentary\b/i.test(stream.tags['title'] ?? '');

/** Returns the stream that the file calls its default, or the first one. */
const preferred = <Stream extends OfferedStream>(streams: readonly Stream[]): Stream | undefined =>
  streams.find((stream) => is(stream, ['default'])) ?? streams[0];

/**
 * Chooses by the dispositions of the streams: not a cover, not a commentary, the default before others. Two tracks of one
 * channel and one language are the left and right of one sound, as recorders write them.
 *
 * @returns null for a file without a moving picture
 */
export function chooseStreams<Stream extends OfferedStream>(streams: readonly Stream[]): ChosenStreams<Stream> | null {
  const video = preferred(streams.filter((each) => each.codec_type === 'video' && !is(each, STILL)));
  if (video === undefined) return null;
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio');
  const own = sounds.filter((stream) => !isComment(stream));
  const audio = preferred(own.length > 0 ? own : sounds) ?? null;
  const [left, right, more] = own;
  const isPair =
    left !== undefined &&
    right !== undefined &&
    more === undefined &&
    left.channels === 1 &&
    right.channels === 1 &&
    // A second one that is the default alone is the film's sound, and the first something else.
    (is(left, ['default']) || !is(right, ['default'])) &&
    (left.tags['language'] ?? 'und') === (right.tags['language'] ?? 'und');
  return isPair ? { video, audio: left, right } : { video, audio, right: null };
}
