import { continueIn } from '../i18n/language.ts';

/** Where a person signs in, to come back to `uri`, a path of the members host with its query. */
export function loginAddress(membersOrigin: string, uri: string): string {
  const address = new URL('/oidc/login', membersOrigin);
  address.searchParams.set('uri', uri);
  return continueIn(address);
}
