import { createHash } from 'node:crypto';
import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { ENTRY_NAME } from '../granted-file.ts';
import type { MediaGrant } from '../media-address.ts';
import type { Sendable } from '../send-media.ts';
import { masterOf, PLAYLIST_TYPE } from '../stream-playlist.ts';
import { masterName } from './own-media.ts';
import { openSegmentLists, segmentName, type SegmentList, segmentType } from './segment-list.ts';
import { openManifests, type StreamSound, type VersionFile, type VersionManifest } from './version-manifest.ts';

/** What an address of own media leads to. */
export type OwnFile =
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  /** A file, and where the store has it. */
  | { readonly kind: 'file'; readonly file: Sendable; readonly key: string };

/** The files of films that were uploaded. */
export interface OwnFiles {
  /** What is behind a name under a signed address; null for anything that it does not grant. */
  granted(grant: MediaGrant, version: string, name: string): Promise<OwnFile | null>;
  /** What cuts of an uploaded picture are made of; null where it has no master. The caller checks the right to see a still. */
  master(version: string, folder: 'picture' | 'still'): Promise<Sendable | null>;
  /** A picture of everybody's, by what follows its folder: `<version>/640.avif`, of a film's third still `<version>/s3-640.avif`. */
  picture(name: string): Promise<Sendable | null>;
  /** A picture of a set, which is nobody's by its name alone: the caller checks the right to see it. */
  still(version: string, name: string): Promise<Sendable | null>;
  /** The whole film with its sound, in the smallest size that is good to work with; the caller checks the right to see it. */
  whole(version: string): Promise<Sendable | null>;
  /** A part of a version by its name in the manifest; the caller checks the right to see it. */
  part(version: string, name: string): Promise<Sendable | null>;
  /** A hover preview of everybody's, `<version>.mp4`, or the larger one for a hero, `<version>/large.mp4`. */
  preview(name: string): Promise<Sendable | null>;
}

const PICTURE_NAME = /^([0-9a-f-]{36})\/((?:s\d-)?\d{2,4}\.(?:avif|webp))$/;
const PREVIEW_NAME = /^([0-9a-f-]{36})(\/large)?\.mp4$/;
/** The qualities that are good to work with, the best of them first. */
const WORKING_QUALITIES: readonly VideoQuality[] = ['p480', 'p480l', 'p360', 'p270'];
const VARIANT_NAME = /^(p\d{3,4}l?)\/(index\.m3u8|video\.mp4)$/;
/**
 * Names of files of a stream that was taken as it is: a sound's playlist, and the numbered files of a picture or a
 * sound.
 */
const SOUND_NAME = /^(a\d)\/index\.m3u8$/;
const SEGMENT_NAME = /^(p\d{3,4}l?|a\d)\/((\d{1,5})\.[a-z\d]{2,4})$/;

/** The files of uploaded films in a store. A name out of a request is only looked up in the manifest of its version. */
export function openOwnFiles(store: ObjectStore): OwnFiles {
  const manifests = openManifests(store);
  const listOf = openSegmentLists(store);
  const find = async (version: string, name: string): Promise<Sendable | null> => {
    const manifest = await manifests.find(version);
    return manifest === null ? null : fileOf(store, manifest, name);
  };
  return {
    picture: async (name) => {
      const [, version = '', file = ''] = PICTURE_NAME.exec(name) ?? [];
      return find(version, `picture/${file}`);
    },
    master: (version, folder) => find(version, masterName(folder)),
    still: (version, name) => find(version, `still/${name}`),
    whole: async (version) => {
      const manifest = await manifests.find(version);
      const names = WORKING_QUALITIES.map((quality) => `video/${quality}.mp4`);
      const name = names.find((each) => manifest !== null && Object.hasOwn(manifest.files, each));
      return manifest === null || name === undefined ? null : fileOf(store, manifest, name);
    },
    part: find,
    preview: async (name) => {
      const [, version = '', large] = PREVIEW_NAME.exec(name) ?? [];
      return find(version, large === undefined ? 'preview.mp4' : 'preview-large.mp4');
    },
    granted: async (grant, version, name) => {
      const manifest = await manifests.find(version);
      if (manifest === null) return null;
      if (grant.part === 'hls' && name === ENTRY_NAME.hls) {
        const text = masterOf(manifest.streams[grant.kind], grant.variants, soundsIn(grant, manifest));
        return { kind: 'text', text, type: PLAYLIST_TYPE };
      }
      const segment = segmentInside(grant, manifest, name);
      if (segment !== null) return segmentOf(store, await listOf(segment.listKey), segment);
      const inside = nameInside(grant, name);
      const file = inside === null ? null : fileOf(store, manifest, inside);
      return file === null ? null : { kind: 'file', file, key: manifest.files[inside ?? '']?.key ?? '' };
    },
  };
}

/** The name in the manifest of what a grant opens under a name; null for anything outside it. */
function nameInside(grant: MediaGrant, name: string): string | null {
  switch (grant.part) {
    case 'hls': {
      const [, variant, file] = VARIANT_NAME.exec(name) ?? [];
      const [, sound] = SOUND_NAME.exec(name) ?? [];
      if (sound !== undefined && grant.kind === 'video') return `video/${sound}.m3u8`;
      const quality = grant.variants.find((each) => each === variant);
      return quality === undefined ? null : `${grant.kind}/${quality}.${file === 'video.mp4' ? 'mp4' : 'm3u8'}`;
    }
    case 'storyboard':
      return name === ENTRY_NAME.storyboard || name === 'storyboard.webp' ? name : null;
    case 'captions':
    case 'reel':
      return null;
    default:
      return name === (grant.fileName ?? ENTRY_NAME.quality) ? `${grant.kind}/${grant.part}.mp4` : null;
  }
}

/** The sounds of a film lie beside its pictures; its trailer has its own. */
const soundsIn = ({ kind }: MediaGrant, { sounds = [] }: VersionManifest): readonly StreamSound[] =>
  kind === 'video' ? sounds : [];

interface WantedSegment {
  readonly listKey: string;
  readonly number: number;
  readonly name: string;
}

/** Finds the file of a stream that a grant opens under a name; null for any other name. */
function segmentInside(grant: MediaGrant, { files }: VersionManifest, name: string): WantedSegment | null {
  const [, track = '', file = '', number = ''] = SEGMENT_NAME.exec(name) ?? [];
  const isGranted = track.startsWith('a') || (grant.variants as readonly string[]).includes(track);
  const list = `${grant.kind}/${track}.segments`;
  if (grant.part !== 'hls' || !isGranted || !Object.hasOwn(files, list)) return null;
  return { listKey: files[list]?.key ?? '', number: Number(number), name: file };
}

function segmentOf(store: ObjectStore, list: SegmentList, { number, name }: WantedSegment): OwnFile | null {
  const [key, bytes] = list[number] ?? ['', 0];
  if (key === '' || segmentName(number, key) !== name) return null;
  return { kind: 'file', file: sendable(store, { key, bytes, type: segmentType(key) ?? '' }), key };
}

function fileOf(store: ObjectStore, { files }: VersionManifest, name: string): Sendable | null {
  const file: VersionFile | undefined = Object.hasOwn(files, name) ? files[name] : undefined;
  return file === undefined ? null : sendable(store, file);
}

function sendable(store: ObjectStore, file: VersionFile): Sendable {
  // What is stored under a key never changes, so the key stands for the content.
  const etag = `"${createHash('sha256').update(file.key).digest('base64url').slice(0, 22)}"`;
  return {
    bytes: file.bytes,
    type: file.type,
    etag: () => Promise.resolve(etag),
    stream: (from, to) => store.read(file.key, from, to),
  };
}
