import { errors } from '@network/messages/errors.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';

const PREFIX = 'billing.';

/**
 * The text of a catalogue for a message key of the billing module, such as `billing.signup.joinOptionGone`; the general text
 * for a key that the catalogue does not have.
 */
export function textOfKey(
  catalogue: Readonly<Record<string, unknown>>,
  messageKey: string | null,
  values: Readonly<Record<string, string>>,
): string {
  const path = messageKey?.startsWith(PREFIX) ? messageKey.slice(PREFIX.length) : null;
  if (path === null || !isKnown(catalogue, path)) return messagesOf(errors)('internal');
  return (messagesOf(catalogue) as (key: string, values: never) => string)(path, values as never);
}

/** A build compiles texts with values to lists, so only plain objects are groups. */
function isKnown(catalogue: unknown, path: string): boolean {
  let found = catalogue;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null || Array.isArray(found) || !Object.hasOwn(found, step))
      return false;
    found = (found as Readonly<Record<string, unknown>>)[step];
  }
  return typeof found === 'string' || Array.isArray(found);
}
