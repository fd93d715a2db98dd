import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** The keys of a browser's subscription. */
export interface ReceiverKeys {
  /** The public key of P-256, uncompressed: 65 bytes. */
  readonly p256dh: Buffer;
  /** 16 bytes that only the browser and we know. */
  readonly auth: Buffer;
}

/** A record is the whole message: push services take 4,096 bytes (RFC 8030, 7.2). */
const RECORD_BYTES = 4_096;
const HEADER_BYTES = 86;
const TAG_BYTES = 16;

/** What a message may have at most. */
export const MOST_MESSAGE_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;

/**
 * Encrypts a message for one browser: `aes128gcm` (RFC 8188) with keys as in RFC 8291, whose example is the test.
 * @param random the salt of 16 bytes, and a private key of P-256; new ones for each message
 * @throws Error for a message that is too long and for a key that is no point of the curve
 */
export function encryptMessage(
  message: Buffer,
  { p256dh, auth }: ReceiverKeys,
  random: { readonly salt: Buffer; readonly privateKey: Buffer },
): Buffer {
  if (message.length > MOST_MESSAGE_BYTES) throw new Error(`A push message has ${MOST_MESSAGE_BYTES} bytes at most.`);
  const own = createECDH('prime256v1');
  own.setPrivateKey(random.privateKey);
  const ownPublic = own.getPublicKey();
  const shared = own.computeSecret(p256dh);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic]);
  const secret = expand(shared, auth, keyInfo, 32);
  const key = expand(secret, random.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(secret, random.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record, which is the only one.
  const sealed = Buffer.concat([cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()]);
  const header = Buffer.alloc(HEADER_BYTES);
  random.salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(ownPublic.length, 20);
  ownPublic.copy(header, 21);
  return Buffer.concat([header, sealed, cipher.getAuthTag()]);
}

function expand(material: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes));
}
