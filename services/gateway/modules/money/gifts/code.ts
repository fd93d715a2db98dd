import { randomBytes } from 'node:crypto';
import { hashOfToken } from '../../../http/stored-token.ts';

/** Digits and capitals without I, L, O and U: nothing looks like another one, and no word is spelt by chance. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 140 bits. */
const LENGTH = 28;
const GROUP = 4;
const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** A new code as people read it: seven groups of four characters. */
export function createCode(random: (size: number) => Uint8Array = randomBytes): string {
  // 256 is a multiple of 32: each character is as likely as any other.
  const characters = [...random(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.match(/.{4}/g)?.join('-') ?? characters;
}

/** The characters of a code as somebody typed it, with what they may have misread put right; null for what can't be a code. */
export function readCode(typed: string): string | null {
  const characters = typed
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[ILO]/g, (character) => LOOK_ALIKES[character] ?? character);
  const isCode =
    characters.length === LENGTH && Array.from(characters).every((character) => ALPHABET.includes(character));
  return isCode ? characters : null;
}

/** What is stored of a code: its hash, and the end by which staff recognise it. Give what `readCode` returns. */
export function storedCode(characters: string): { readonly code_hash: string; readonly code_end: string } {
  return {
    // Long enough that guessing is no way: the hash needs no salt and can be looked up.
    code_hash: hashOfToken(characters),
    code_end: characters.slice(-GROUP),
  };
}

/** A code as somebody typed it, or what is stored of it. */
export type NamedCode = { readonly code: string } | { readonly codeHash: string };

/** What is stored of a code; null for a text that can't be one. */
export function codeHashOf(named: NamedCode): string | null {
  if ('codeHash' in named) return named.codeHash;
  const characters = readCode(named.code);
  return characters === null ? null : storedCode(characters).code_hash;
}
