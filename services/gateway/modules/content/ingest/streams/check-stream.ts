import { shownPlaced } from '../../../../store/places/place-key.ts';
import { FileProblem } from '../file-problem.ts';
import { findSegments, type FoundSegment, keyOf, readPlaylist, type StreamPlace } from './find-files.ts';
import { areListedPlayable } from './playable-codecs.ts';
import { type ListedTrack, type ListedVariant, type MasterPlaylist, readMaster } from './read-master.ts';
import { readSegments } from './read-segments.ts';

/** One track of a stream with all of its files. */
export interface FoundTrack {
  readonly playlistKey: string;
  readonly segments: readonly FoundSegment[];
  readonly seconds: number;
}

/** A stream whose files are all there. */
export interface FoundStream {
  /** The best first. */
  readonly variants: readonly (FoundTrack & { readonly listed: ListedVariant })[];
  /** Sounds that lie beside the pictures; empty where the pictures have theirs. */
  readonly sounds: readonly (FoundTrack & { readonly listed: ListedTrack })[];
}

const MOST_VARIANTS = 12;
const MOST_SOUNDS = 9;
/** Sizes of one film may end at slightly different moments. */
const SLACK = { seconds: 2, share: 0.01 } as const;

/** The master playlist of a stream. @throws FileProblem */
export const readMasterOf = (stream: StreamPlace): Promise<MasterPlaylist> =>
  readPlaylist(stream, stream.masterKey, readMaster);

/**
 * Reads the playlists of a finished stream and finds every file that they name. Variants in codecs that not every browser plays are
 * left out where there are others.
 * @throws FileProblem with the first that is wrong: its playlist, its line and what was expected
 */
export async function findStream(stream: StreamPlace): Promise<FoundStream> {
  const { masterKey } = stream;
  const master = await readMasterOf(stream);
  const listed = master.variants
    .filter(({ codecs }) => areListedPlayable(codecs))
    .toSorted((one, other) => other.bandwidth - one.bandwidth);
  const refuse = (expected: string): never => {
    throw new FileProblem(`${shownPlaced(masterKey)}: expected ${expected}.`);
  };
  if (listed.length === 0) refuse('a variant of H.264 with AAC or MP3, which every browser plays');
  if (listed.length > MOST_VARIANTS) refuse(`at most ${MOST_VARIANTS} variants`);
  const variants = [];
  for (const each of listed) variants.push({ ...(await findTrack(stream, each.uri)), listed: each });
  const longest = Math.max(...variants.map(({ seconds }) => seconds));
  const slack = Math.max(SLACK.seconds, longest * SLACK.share);
  const short = variants.find(({ seconds }) => longest - seconds > slack);
  if (short !== undefined)
    refuse(
      `variants of one length: ${shownPlaced(short.playlistKey)} has ${short.seconds.toFixed(1)} of ${longest.toFixed(1)} s`,
    );
  const group = listed.find(({ sounds }) => sounds !== null)?.sounds ?? null;
  const tracks = group === null ? [] : soundsBeside(master, group);
  if (tracks === null) return refuse(`the sounds (#EXT-X-MEDIA) of the group "${group}"`);
  if (tracks.length > MOST_SOUNDS) refuse(`at most ${MOST_SOUNDS} sounds`);
  const sounds = [];
  for (const each of tracks) {
    const found = await findTrack(stream, each.uri ?? '');
    if (Math.abs(found.seconds - longest) > Math.max(slack, SLACK.seconds * 2))
      refuse(
        `sounds as long as the picture: ${shownPlaced(found.playlistKey)} has ${found.seconds.toFixed(1)} of ${longest.toFixed(1)} s`,
      );
    sounds.push({ ...found, listed: each });
  }
  return { variants, sounds };
}

/**
 * The sounds of a group that lie beside the pictures: none where the main one is in the pictures' files, which others beside it would
 * replace; null for a group without any.
 */
export function soundsBeside({ tracks }: MasterPlaylist, group: string): readonly ListedTrack[] | null {
  const sounds = tracks.filter((each) => each.kind === 'sound' && each.group === group);
  if (sounds.length === 0) return null;
  return sounds.some(({ uri }) => uri === null) ? [] : sounds;
}

/** The files that people would see and hear of a stream; beginnings, which several films could share, are none of them. */
export const filesShown = ({ variants, sounds }: FoundStream): readonly string[] => [
  ...new Set([...variants, ...sounds].flatMap(({ segments }) => segments.map(({ key }) => key))),
];

async function findTrack(stream: StreamPlace, uri: string): Promise<FoundTrack> {
  const playlistKey = keyOf(stream, stream.masterKey, uri, null);
  const segments = await findSegments(stream, playlistKey, await readPlaylist(stream, playlistKey, readSegments));
  return { playlistKey, segments, seconds: segments.reduce((sum, each) => sum + each.seconds, 0) };
}
