import { comments as inEnglish } from '@network/messages/comments.ts';
import { spoken } from '../../../http/language.ts';
import type { CommentRefusalCode } from '../../../graphql/resolvers.generated.ts';

const texts = spoken(inEnglish);

const KEYS = {
  AUTHOR_BANNED: 'authorBanned',
  EMPTY: 'empty',
  TOO_LONG: 'tooLong',
  BANNED_WORD: 'bannedWord',
  DUPLICATE: 'duplicate',
  ALREADY_VOTED: 'alreadyVoted',
  OWN_COMMENT: 'ownComment',
  NOT_OWN_COMMENT: 'notOwnComment',
  EDIT_TIME_OVER: 'editTimeOver',
  ALREADY_REPORTED: 'alreadyReported',
  DISPLAY_NAME_NEEDED: 'displayNameNeeded',
} as const satisfies Readonly<Record<CommentRefusalCode, keyof typeof texts.errors>>;

/** A refusal as a value, with the catalogue's text. */
export function commentRefusal(code: CommentRefusalCode) {
  const key = KEYS[code];
  return {
    __typename: 'CommentRefused',
    code,
    messageKey: `comments.errors.${key}`,
    message: texts.errors[key],
  } as const;
}
