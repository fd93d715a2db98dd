import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptMessage, MOST_MESSAGE_BYTES } from './encrypt-message.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the encryption of a push message', () => {
  it('is that of the example of RFC 8291', () =>
    expect(encryptMessage(Buffer.from(EXAMPLE.message), EXAMPLE, EXAMPLE).toString('base64url')).toBe(EXAMPLE.sealed));

  it('refuses a message that no push service takes, and a key that is no point of the curve', () => {
    const most = Buffer.alloc(MOST_MESSAGE_BYTES);
    expect(encryptMessage(most, EXAMPLE, EXAMPLE)).toHaveLength(4_096);
    expect(() => encryptMessage(Buffer.alloc(MOST_MESSAGE_BYTES + 1), EXAMPLE, EXAMPLE)).toThrow('at most');
    expect(() => encryptMessage(most, { ...EXAMPLE, p256dh: randomBytes(65) }, EXAMPLE)).toThrow();
    const other = createECDH('secp256k1');
    other.generateKeys();
    expect(() => encryptMessage(most, { ...EXAMPLE, p256dh: other.getPublicKey() }, EXAMPLE)).toThrow();
  });
});
