import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import { MissingObjectError, type ObjectStore } from '../../../../store/object-store.ts';
import type { ClipKind } from '../clips.ts';

/** A file of a version and where the store has it. */
export interface VersionFile {
  readonly key: string;
  readonly bytes: number;
  readonly type: string;
}

/** One quality of a stream, as a master playlist names it. */
export interface StreamVariant {
  readonly width: number;
  readonly height: number;
  readonly codecs: string;
  /** Bits a second. */
  readonly peakRate: number;
  readonly averageRate: number;
}

/** A sound that lies beside the pictures of a stream, as a master playlist names it. */
export interface StreamSound {
  /** What its files are named after, such as `a0`. */
  readonly id: string;
  readonly name: string;
  readonly language: string | null;
  readonly isDefault: boolean;
  readonly codec: string;
}

/**
 * All of a version by name, such as `video/p480.mp4`, `video/p480.m3u8`, `preview.mp4`, `preview-large.mp4`, `storyboard.vtt` or
 * `picture/640.avif`. It is written before anything refers to it, and never changes.
 */
export interface VersionManifest {
  readonly files: Readonly<Record<string, VersionFile>>;
  readonly streams: Readonly<Record<ClipKind, Readonly<Partial<Record<VideoQuality, StreamVariant>>>>>;
  /** Sounds of a film that was taken as it is; left out where the pictures contain their sound. */
  readonly sounds?: readonly StreamSound[];
}

/** The manifests of a store; of each as many as are being played are in memory. */
export interface VersionManifests {
  /** Null for a version that is not there. */
  find(version: string): Promise<VersionManifest | null>;
}

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_IN_MEMORY = 500;

/** Where the store has the manifest of a version. */
export function manifestKey(version: string): string {
  return `versions/${version}.json`;
}

/** The version whose manifest has that key; null for any other key. */
export function versionOfManifest(key: string): string | null {
  const version = key.slice('versions/'.length, -'.json'.length);
  return VERSION.test(version) && manifestKey(version) === key ? version : null;
}

/** Writes the manifest of a version, whole or not at all. */
export async function writeManifest(store: ObjectStore, version: string, manifest: VersionManifest): Promise<void> {
  await store.put(manifestKey(version), Readable.from([Buffer.from(JSON.stringify(manifest))]));
}

/** The manifest of a version, straight from the store; null where there is none. */
export async function readManifest(store: ObjectStore, version: string): Promise<VersionManifest | null> {
  if (!VERSION.test(version)) return null;
  try {
    return JSON.parse(await text(await store.read(manifestKey(version)))) as VersionManifest;
  } catch (error) {
    if (error instanceof MissingObjectError) return null;
    throw error;
  }
}

/** Reads manifests of a store, each once as long as it is used. */
export function openManifests(store: ObjectStore): VersionManifests {
  const known = new LRUCache<string, VersionManifest>({ max: MOST_IN_MEMORY });
  return {
    find: async (version) => {
      const found = known.get(version) ?? (await readManifest(store, version));
      if (found !== null) known.set(version, found);
      return found;
    },
  };
}
