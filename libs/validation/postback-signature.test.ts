import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  POSTBACK_SIGNATURE_HEADER,
  POSTBACK_TIMESTAMP_HEADER,
  postbackKeyOf,
  SIGNATURE_LIFE_MS,
  signPostback,
  verifyPostback,
} from './postback-signature.ts';

const key = postbackKeyOf('a'.repeat(64));
const now = new Date('2026-03-02T12:00:00Z');
const at = (milliseconds: number): string => String(now.getTime() + milliseconds);

describe('signatures of postbacks', () => {
  it('count for five minutes and no millisecond longer', () => {
    const verdict = (age: number) => {
      const timestamp = at(-age);
      return verifyPostback(key, { payload: '{}', timestamp, signature: signPostback(key, timestamp, '{}') }, now);
    };
    expect([verdict(0), verdict(SIGNATURE_LIFE_MS), verdict(-SIGNATURE_LIFE_MS)]).toEqual(['valid', 'valid', 'valid']);
    expect([verdict(SIGNATURE_LIFE_MS + 1), verdict(-SIGNATURE_LIFE_MS - 1)]).toEqual(['expired', 'expired']);
  });

  it('hold for exactly the text, the time and the key that were signed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 1_000 }), (payload, other, shift) => {
        const timestamp = at(0);
        const signature = signPostback(key, timestamp, payload);
        expect(verifyPostback(key, { payload, timestamp, signature }, now)).toBe('valid');
        if (other !== payload)
          expect(verifyPostback(key, { payload: other, timestamp, signature }, now)).toBe('invalid');
        expect(verifyPostback(key, { payload, timestamp: at(shift), signature }, now)).toBe('invalid');
        expect(verifyPostback(postbackKeyOf('b'), { payload, timestamp, signature }, now)).toBe('invalid');
      }),
    );
  });

  it('are refused in any other form, without an error', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (timestamp, signature) => {
        const claimed = { payload: '{}', timestamp: timestamp ?? undefined, signature: signature ?? undefined };
        expect(verifyPostback(key, claimed, now)).toBe('invalid');
      }),
    );
  });

  it('are refused when time or signature is longer than it is written, though the rest is signed', () => {
    const timestamp = at(0);
    const verdict = (time: string, form: (signature: string) => string) =>
      verifyPostback(key, { payload: '{}', timestamp: time, signature: form(signPostback(key, time, '{}')) }, now);
    const asIs = (signature: string): string => signature;
    const times = [`0${timestamp}`, `${timestamp}0`, ` ${timestamp}`, `${timestamp}.0`];
    expect(times.map((time) => verdict(time, asIs))).toEqual(times.map(() => 'invalid'));
    const forms = [(text: string) => `00${text}`, (text: string) => `${text}00`, (text: string) => text.toUpperCase()];
    expect(forms.map((form) => verdict(timestamp, form))).toEqual(forms.map(() => 'invalid'));
  });

  it('use the headers and the life that both sides agreed upon', () => {
    expect([POSTBACK_TIMESTAMP_HEADER, POSTBACK_SIGNATURE_HEADER]).toEqual(['x-timestamp', 'x-signature']);
    expect(SIGNATURE_LIFE_MS).toBe(300_000);
  });
});
