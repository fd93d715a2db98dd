import { createHmac, timingSafeEqual } from 'node:crypto';
import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/constants.ts';
import type { ClipKind } from './clips.ts';

/** Everything that an address can be for: one quality, the adaptive stream, or what goes with a video. */
export const MEDIA_PARTS = [...VIDEO_QUALITIES, 'hls', 'storyboard', 'captions'] as const;
export type MediaPart = VideoQuality | 'hls' | 'storyboard' | 'captions';

/** The files that an address grants. */
export interface MediaGrant {
  readonly videoId: string;
  readonly kind: ClipKind;
  readonly part: MediaPart;
  /** Qualities that the stream may switch between; empty for any other part. */
  readonly variants: readonly VideoQuality[];
  readonly expiresAt: Date;
  /** A file to keep, under this name; null for what plays. */
  readonly fileName: string | null;
}

export type AddressCheck =
  | { readonly ok: true; readonly grant: MediaGrant }
  /** Forged, changed, or somebody else's: they look the same, and are refused the same. */
  | { readonly ok: false; readonly reason: 'foreign' | 'expired' };

const KINDS: readonly string[] = ['video', 'trailer'] satisfies ClipKind[];

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
    grant.part,
    grant.variants.join('+'),
    Math.floor(grant.expiresAt.getTime() / 1000),
    ...(grant.fileName === null ? [] : [grant.fileName]),
  ];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${macOf(key, holder, body)}`;
}

/** Reads a token for the one who presents it. Its expiry is looked at only when the rest is right. */
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
  return createHmac('sha256', key).update(`${body}\n${holder}`).digest('base64url');
}

/** Null for a body of another release, which knew other parts. */
function readGrant(body: string): MediaGrant | null {
  const fields = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[];
  const [videoId, kind, part, variants, expires, fileName = null] = fields;
  if (typeof videoId !== 'string' || typeof variants !== 'string' || typeof expires !== 'number') return null;
  if (fileName !== null && typeof fileName !== 'string') return null;
  if (!KINDS.includes(kind as string) || !(MEDIA_PARTS as readonly unknown[]).includes(part)) return null;
  return {
    videoId,
    kind: kind as ClipKind,
    part: part as MediaPart,
    variants: VIDEO_QUALITIES.filter((quality) => variants.split('+').includes(quality)),
    expiresAt: new Date(expires * 1000),
    fileName,
  };
}
