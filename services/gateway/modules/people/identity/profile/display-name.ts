import { profile as inEnglish } from '@network/messages/profile.ts';
import { networkNames } from '../../../../config/known-network.ts';
import { isReservedUsername } from '@network/validation/reserved-username.ts';
import { isUsername } from '@network/validation/username.ts';
import type { DisplayNameRefusalCode } from '../../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import { spoken } from '../../../../http/language.ts';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';

const texts = spoken(inEnglish);

const KEYS = {
  INVALID: 'invalidUsername',
  RESERVED: 'reserved',
  TAKEN: 'alreadyTaken',
  ALREADY_CHOSEN: 'alreadyChosen',
} as const;

/**
 * Sets the name that others see, once and permanently. The database decides between two people, and between two calls
 * of one person.
 */
export async function chooseDisplayName(db: Database, userId: string, displayName: string) {
  if (!isUsername(displayName)) return refusal('INVALID');
  if (isReservedUsername(displayName, networkNames())) return refusal('RESERVED');
  try {
    const chosen = await db
      .updateTable('users')
      .set({ display_name: displayName })
      .where('id', '=', userId)
      .where('display_name', 'is', null)
      .executeTakeFirst();
    return chosen.numUpdatedRows > 0n
      ? ({ __typename: 'DisplayNameChosen', displayName } as const)
      : refusal('ALREADY_CHOSEN');
  } catch (error) {
    if (isUniqueViolation(error)) return refusal('TAKEN');
    throw error;
  }
}

function refusal(code: DisplayNameRefusalCode) {
  const key = KEYS[code];
  return {
    __typename: 'DisplayNameRefused',
    code,
    messageKey: `profile.errors.${key}`,
    message: texts.errors[key],
  } as const;
}
