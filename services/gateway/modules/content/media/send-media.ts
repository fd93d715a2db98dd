import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RTA_LABEL } from '@network/tenant/constants.ts';
import { parseByteRange } from './byte-range.ts';

/** The content of a name never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Personal: may be cached, but must be revalidated before it is shown. */
export const PERSONAL = 'private, no-cache';

export const FILM_TYPE = 'video/mp4';

/** Bytes that can be sent, all or a part of them. */
export interface Sendable {
  readonly bytes: number;
  readonly type: string;
  /** Strong entity tag. */
  etag(): Promise<string>;
  /** These bytes, `to` included. */
  stream(from: number, to: number): Readable | Promise<Readable>;
}

/** A file that was made and is in memory. */
export function sendableBytes(bytes: Buffer, type: string): Sendable {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    bytes: bytes.length,
    type,
    etag: () => Promise.resolve(etag),
    stream: (from, to) => Readable.from([bytes.subarray(from, to + 1)]),
  };
}

/** Sends a file: whole, one range of it (206), nothing new (304), or 416 with its true length (RFC 9110). */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Sendable,
  cacheControl: string,
): Promise<FastifyReply> {
  const etag = await file.etag();
  labelled(reply).header('cache-control', cacheControl).header('etag', etag).header('accept-ranges', 'bytes');
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(file.type);
  // A range is defined for GET only, and not for a file that changed since the first part was read.
  const isStale = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const wanted = request.method === 'HEAD' || isStale ? undefined : request.headers.range;
  const range = parseByteRange(wanted, file.bytes);
  if (range.kind === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).header('content-length', 0).send();
  }
  if (range.kind === 'whole') {
    reply.header('content-length', file.bytes);
    return request.method === 'HEAD'
      ? reply.send()
      : reply.send(file.bytes === 0 ? '' : await file.stream(0, file.bytes - 1));
  }
  const { from, to } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${file.bytes}`)
    .header('content-length', to - from + 1)
    .send(await file.stream(from, to));
}

/** Sends a few bytes that were made for this answer. */
export function sendBytes(reply: FastifyReply, bytes: Buffer, type: string): FastifyReply {
  return labelled(reply).header('cache-control', PERSONAL).type(type).send(bytes);
}

/** Sends a short text that was made for this answer. */
export function sendText(reply: FastifyReply, text: string, type: string): FastifyReply {
  return labelled(reply).header('cache-control', PERSONAL).type(type).send(text);
}

/** Sends to where a file is served: for this person and for now alone. */
export function sendElsewhere(reply: FastifyReply, address: string): FastifyReply {
  return labelled(reply).header('cache-control', 'private, no-store').redirect(address, 302);
}

/** Says "restricted to adults", as every answer with media does. */
function labelled(reply: FastifyReply): FastifyReply {
  return reply.header('rating', RTA_LABEL);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
