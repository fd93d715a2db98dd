import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../config/keyed-hash.ts';
import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/video-qualities.ts';
import type { ClipKind } from './clips.ts';

/** Everything that an address can be for: one quality, the adaptive stream, what goes with a video, or its reel. */
export const MEDIA_PARTS = [...VIDEO_QUALITIES, 'hls', 'storyboard', 'captions', 'reel'] as const;
export type MediaPart = (typeof MEDIA_PARTS)[number];

/** The files that an address grants. */
export interface MediaGrant {
  readonly videoId: string;
  readonly kind: ClipKind;
  /** The composition that plays, and how often, or the version of an own film: files need no look at the database. */
  readonly clip: string;
  readonly repeats: number;
  readonly part: MediaPart;
  /** Qualities that the stream may switch between; empty for any other part. */
  readonly variants: readonly VideoQuality[];
  readonly expiresAt: Date;
  /** The name of a file to download; null for playback. */
  readonly fileName: string | null;
}

export type AddressCheck =
  | { readonly ok: true; readonly grant: MediaGrant }
  /** Forged, changed, or another person's: all are refused alike. */
  | { readonly ok: false; readonly reason: 'foreign' | 'expired' };

const KINDS: readonly string[] = ['video', 'trailer'] satisfies ClipKind[];

/** The addresses of what plays; a preview may fetch these as well. */
export const PLAYED_MEDIA_PREFIX = '/media/v/';
export const PLAYED_MEDIA_PATH = `${PLAYED_MEDIA_PREFIX}*`;

/** The holder of a grant: a user, or anybody without a session. */
export function holderOf(userId: string | null): string {
  return userId === null ? 'visitor' : `user:${userId}`;
}

/**
 * The token of an address: the grant in the open, and an HMAC-SHA256 over it and its holder. The holder is not in the
 * token, so an address in a log says nothing of a person.
 */
export function signGrant(key: Buffer, holder: string, grant: MediaGrant): string {
  const fields = [
    grant.videoId,
    grant.kind,
    grant.clip,
    grant.repeats,
    grant.part,
    grant.variants.join('+'),
    Math.floor(grant.expiresAt.getTime() / 1000),
    ...(grant.fileName === null ? [] : [grant.fileName]),
  ];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${macOf(key, holder, body)}`;
}

/** Reads a token for its bearer. Its expiry is checked only when the rest is valid. */
export function checkToken(key: Buffer, holder: string, token: string, now: Date): AddressCheck {
  const [body, mac, ...more] = token.split('.');
  if (body === undefined || mac === undefined || more.length > 0) return { ok: false, reason: 'foreign' };
  // Texts are compared, not bytes: two spellings in base64 of the same bytes are not the same address.
  const expected = Buffer.from(macOf(key, holder, body));
  const actual = Buffer.from(mac);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return { ok: false, reason: 'foreign' };
  const grant = readGrant(body);
  if (grant === null) return { ok: false, reason: 'foreign' };
  return now >= grant.expiresAt ? { ok: false, reason: 'expired' } : { ok: true, grant };
}

function macOf(key: Buffer, holder: string, body: string): string {
  return keyedHash(key, `${body}\n${holder}`).toString('base64url');
}

/** Null for a body of another release, which knew other parts. */
function readGrant(body: string): MediaGrant | null {
  const fields = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[];
  const [videoId, kind, clip, repeats, part, variants, expires, fileName = null] = fields;
  if (typeof videoId !== 'string' || typeof clip !== 'string' || typeof repeats !== 'number') return null;
  if (typeof variants !== 'string' || typeof expires !== 'number') return null;
  if (fileName !== null && typeof fileName !== 'string') return null;
  if (!KINDS.includes(kind as string) || !(MEDIA_PARTS as readonly unknown[]).includes(part)) return null;
  return {
    videoId,
    kind: kind as ClipKind,
    clip,
    repeats,
    part: part as MediaPart,
    variants: VIDEO_QUALITIES.filter((quality) => variants.split('+').includes(quality)),
    expiresAt: new Date(expires * 1000),
    fileName,
  };
}
