import { bannedWords } from '@network/messages/banned-words.ts';
import type { BannedWordRefusalCode } from '../../../../staff-api/resolvers.generated.ts';

const KEYS = {
  EMPTY: 'empty',
  TOO_LONG: 'tooLong',
  DUPLICATE: 'duplicate',
  ON_LIST: 'onList',
  NOT_BANNED: 'notBanned',
  STILL_BANNED: 'stillBanned',
  TOO_BROAD: 'tooBroad',
  GONE: 'gone',
} as const satisfies Readonly<Record<BannedWordRefusalCode, keyof typeof bannedWords.refused>>;

/** A refusal as a value, with the text that staff read. */
export function wordRefusal(code: BannedWordRefusalCode) {
  const key = KEYS[code];
  const message = bannedWords.refused[key];
  return { __typename: 'BannedWordRefused', code, messageKey: `bannedWords.refused.${key}`, message } as const;
}
