import { support } from '@network/messages/support.ts';

/** Why something was refused, as a key of `libs/messages/support.ts`. */
export type RefusalKey = keyof typeof support.refused;

/** A refusal as a value, with the catalogue's text. */
export function refusal(key: RefusalKey) {
  return { __typename: 'ActionRefused', messageKey: `support.refused.${key}`, message: support.refused[key] } as const;
}
