import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { GatewayServices } from '../../../../services.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for one purpose with AES-256-GCM; what was sealed for another purpose or changed does not open. */
export interface TokenCipher {
  seal(text: string): string;
  /** Null for anything that this cipher did not seal. */
  open(sealed: string): string | null;
}

export function tokenCipher(
  services: Pick<GatewayServices, 'config' | 'randomBytes'>,
  purpose:
    | 'session-tokens'
    | 'sign-in-flow'
    | 'second-step'
    | 'authenticator-secrets'
    | 'sign-in-link'
    | 'sign-in-request'
    | 'sign-in-button',
): TokenCipher {
  const keys = services.config.secrets.deriveEach(purpose);
  return {
    seal: (text) => {
      const nonce = services.randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', services.config.secrets.derive(purpose), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      for (const key of keys) {
        const text = openWith(key, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
