import { MOST_CAPTION_BYTES } from '@network/validation/caption-bytes.ts';
import { MAX_COMMENT_LENGTH } from '@network/validation/comment-text.ts';

/**
 * The longest text of an argument, by the name in its `@bound(to: …)`, in characters as `textLength` counts them. These
 * bound what a text costs before anybody has looked at it. What a domain allows is less, and its own refusal says so to
 * people: each bound leaves room above it, so that they read that refusal and not this one.
 */
export const TEXT_BOUNDS = {
  /** A value of a closed list: a brand, a currency, a kind. */
  word: 200,
  /** An id, a slug, a code, a token of ours. */
  key: 512,
  /** A place in a list, which holds a title or an email of the row that it names. */
  cursor: 2_048,
  /** Search texts. */
  search: 500,
  email: 512,
  /** A password, a PIN, a code of an authenticator app. */
  secret: 2_048,
  /** One line: a name, a title. */
  line: 1_000,
  /** A reason, a short description. */
  paragraph: 4_000,
  /** Room for what is left out of a pasted text. Comparing more with banned words takes long. */
  comment: 2 * MAX_COMMENT_LENGTH,
  /** A long text of editors or to members. */
  article: 20_000,
  /** An address with its query, or what came with one: browsers and servers allow no longer ones. */
  address: 8_192,
  captions: MOST_CAPTION_BYTES,
} as const satisfies Readonly<Record<string, number>>;

type TextBound = keyof typeof TEXT_BOUNDS;

/** The bounds of scalars that need no `@bound`: an id is a key, and what follows is checked by its own form. */
export const SCALAR_BOUNDS: Readonly<Record<string, TextBound | 'its form'>> = {
  ID: 'key',
  DateTime: 'its form',
  Date: 'its form',
  Int: 'its form',
  Float: 'its form',
  Boolean: 'its form',
};

/** The most values that a list of an argument may have. Most operations allow fewer and say so themselves. */
export const MOST_LISTED = 1_000;

/** The bound of this name. @throws Error for a name that the table does not have */
export function textBound(name: string, place: string): number {
  const bound = Object.entries(TEXT_BOUNDS).find(([each]) => each === name)?.[1];
  if (bound === undefined)
    throw new Error(`${place} is bound to "${name}", which graphql/text-bounds.ts does not have.`);
  return bound;
}
