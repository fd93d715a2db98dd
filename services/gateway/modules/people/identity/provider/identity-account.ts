import type { Provider } from 'oidc-provider';
import { readCookies } from '@network/server/requests/cookies.ts';
import { sessionCookieName } from './create-provider.ts';

/** The account that a browser is signed in to at the identity server; null for none. */
export async function identityAccountOf(provider: Provider, cookies?: string): Promise<string | null> {
  const id = readCookies(cookies)[sessionCookieName(provider.issuer)];
  if (id === undefined) return null;
  // Its id can't be guessed, and what it says here refuses at most: the signature beside it is not needed.
  return (await provider.Session.find(id))?.accountId ?? null;
}
