import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;
const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** The values that a page passes to the browser, as far as the authenticator uses them. */
interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpID: string;
  /** The person proved their identity to the authenticator. */
  readonly isVerified?: boolean;
}

/** An authenticator with one ES256 passkey, in software: what it signs is what a real one would. */
export function openAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = ({ rpID, isVerified = true }: Ceremony, more: number, counter: number): Buffer => {
    const bytes = Buffer.alloc(37);
    createHash('sha256').update(rpID).digest().copy(bytes);
    bytes[32] = FLAGS.present | (isVerified ? FLAGS.verified : 0) | more;
    bytes.writeUInt32BE(counter, 33);
    return bytes;
  };
  return {
    credentialId: b64(id),
    /** The answer of `navigator.credentials.create`. */
    create: (ceremony: Ceremony): string => {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(ceremony, FLAGS.attested, 0), Buffer.alloc(16), length, id, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return JSON.stringify({
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(clientData('webauthn.create', ceremony)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      });
    },
    /** The answer of `navigator.credentials.get`. */
    get: (ceremony: Ceremony & { readonly userId: string; readonly counter?: number }): string => {
      const authData = head(ceremony, 0, ceremony.counter ?? 0);
      const json = clientData('webauthn.get', ceremony);
      const signed = Buffer.concat([authData, createHash('sha256').update(json).digest()]);
      return JSON.stringify({
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(json),
          authenticatorData: b64(authData),
          signature: b64(sign('sha256', signed, privateKey)),
          userHandle: b64(Buffer.from(ceremony.userId)),
        },
        clientExtensionResults: {},
      });
    },
  };
}
