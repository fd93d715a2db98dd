import { generateHOTP, createTOTPKeyURI, verifyHOTP } from '@oslojs/otp';
import { encode } from 'uqr';

/** RFC 6238 as every app reads it: SHA-1, 30 seconds, six digits. */
const STEP_MS = 30_000;
const DIGITS = 6;

/** Bytes of a secret: as long as the hash, by RFC 4226, section 4. */
export const SECRET_BYTES = 20;

/** Steps by which the clock of a phone may be off. */
const TOLERANCE = 1;

/**
 * The step of a code, which must be later than the last one that was accepted; null for a wrong, an old or a repeated
 * code (RFC 6238, section 5.2).
 */
export function acceptedStep(secret: Uint8Array, code: string, at: Date, lastStep: number): number | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const current = stepAt(at);
  let accepted: number | null = null;
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    // All are compared, whatever the first ones say.
    if (verifyHOTP(secret, BigInt(step), DIGITS, digits) && step > lastStep) accepted ??= step;
  }
  return accepted;
}

/** The code of an instant, as the app shows it. */
export function codeAt(secret: Uint8Array, at: Date): string {
  return generateHOTP(secret, BigInt(stepAt(at)), DIGITS);
}

/** The address that an app reads from the QR code. */
export function authenticatorUri(secret: Uint8Array, issuer: string, email: string): string {
  return createTOTPKeyURI(issuer, email, secret, STEP_MS / 1_000, DIGITS);
}

/** The secret as people type it into an app: base32 in groups of four. */
export function typedSecret(uri: string): string {
  return (new URL(uri).searchParams.get('secret') ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** A QR code as the `d` of an SVG path with the side of its view box; one unit a module, with the quiet zone. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);
