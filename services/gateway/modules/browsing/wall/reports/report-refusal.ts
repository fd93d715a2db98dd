import { wall as inEnglish } from '@network/messages/wall.ts';
import type { WallReportRefusalCode } from '../../../../graphql/resolvers.generated.ts';
import { spoken } from '../../../../http/language.ts';

const texts = spoken(inEnglish);

const KEYS = {
  ALREADY_REPORTED: 'alreadyReported',
  POST_GONE: 'postGone',
} as const satisfies Readonly<Record<WallReportRefusalCode, keyof typeof texts.errors>>;

/** A refusal as a value, with the catalogue's text. */
export function wallReportRefusal(code: WallReportRefusalCode) {
  const key = KEYS[code];
  return {
    __typename: 'WallReportRefused',
    code,
    messageKey: `wall.errors.${key}`,
    message: texts.errors[key],
  } as const;
}
