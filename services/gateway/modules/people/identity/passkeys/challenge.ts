import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayServices } from '../../../../services.ts';
import { spendToken } from './spend-token.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

type Needs = Pick<GatewayServices, 'config' | 'clock' | 'randomBytes'>;

const PURPOSE = 'passkey-challenges';
const LIFE_MS = 30 * 60_000;
const SIZE = { random: 16, time: 6, signature: 32 } as const;

/**
 * A challenge that an authenticator signs: random, valid for half an hour, and bound to `scope`, such as one sign-in of
 * one browser. Nothing is stored before it is used, so that a look at the form writes no row.
 */
export function issueChallenge(services: Needs, scope: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(SIZE.random + SIZE.time);
  services.randomBytes(SIZE.random).copy(head);
  head.writeUIntBE(services.clock.now().getTime() + LIFE_MS, SIZE.random, SIZE.time);
  return new Uint8Array(Buffer.concat([head, signatureOf(services.config.secrets.derive(PURPOSE), scope, head)]));
}

/** Returns whether a challenge, in base64url, was issued for this scope and has not expired. */
export function isOwnChallenge(services: Needs, scope: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== SIZE.random + SIZE.time + SIZE.signature) return false;
  const head = bytes.subarray(0, SIZE.random + SIZE.time);
  if (head.readUIntBE(SIZE.random, SIZE.time) <= services.clock.now().getTime()) return false;
  const signature = bytes.subarray(head.length);
  const keys = services.config.secrets.deriveEach(PURPOSE);
  return keys.some((key) => timingSafeEqual(signatureOf(key, scope, head), signature));
}

/** Uses a challenge up. @returns false when it was used before; of simultaneous calls one succeeds */
export function spendChallenge(services: Pick<GatewayServices, 'db' | 'clock'>, challenge: string): Promise<boolean> {
  const hash = hashOfToken(challenge);
  return spendToken(services.db, hash, new Date(services.clock.now().getTime() + LIFE_MS));
}

function signatureOf(key: Buffer, scope: string, head: Buffer): Buffer {
  return createHmac('sha256', key).update(head).update(scope).digest();
}
