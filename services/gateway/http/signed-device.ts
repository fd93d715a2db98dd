import { createHmac, timingSafeEqual } from 'node:crypto';

const VALUE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The facts that identify a browser. The signature ends when one of them changes. */
export type KnownBy = readonly (string | null)[];

/** The value of a cookie by which a browser is known: the id of the browser, and our signature for it and for whom it is known by. */
export const signDevice = (key: Buffer, device: string, by: KnownBy): string =>
  `${device}.${signature(key, device, by)}`;

/** The id of the browser of such a value; null for none, and for one that is not signed for this. */
export function deviceOf(key: Buffer, value: string | undefined, by: KnownBy): string | null {
  const [, device = '', signed = ''] = VALUE.exec(value ?? '') ?? [];
  if (device === '') return null;
  return timingSafeEqual(Buffer.from(signature(key, device, by)), Buffer.from(signed)) ? device : null;
}

/** Makes the id of a browser. */
export const newDevice = (randomBytes: (size: number) => Buffer): string => randomBytes(16).toString('base64url');

function signature(key: Buffer, device: string, [id = null, ...by]: KnownBy): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, device, ...by]))
    .digest('base64url');
}
