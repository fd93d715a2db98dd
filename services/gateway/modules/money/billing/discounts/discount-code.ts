import { randomBytes } from 'node:crypto';

/** Digits and capitals without I, L, O and U: nothing looks like another one, and no word is spelt by chance. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits: guessing takes from the budget `codes`, and what is found is a lower price. */
const LENGTH = 12;

/** A new code without a name of its own, in the spelling in which it is stored. */
export function createDiscountCode(random: (size: number) => Uint8Array = randomBytes): string {
  // 256 is a multiple of 32: each character is as likely as any other.
  return [...random(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A code as it is stored: capitals and digits, however it was typed. Null for what can't be one. */
export function readDiscountCode(typed: string): string | null {
  const code = typed.slice(0, 64).toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z0-9]{3,24}$/.test(code) ? code : null;
}
