import { withWanted } from '../provider/wanted-page.ts';

/** The path of the pages, at the gateway's public address. */
export const FORGOTTEN_PATH = '/password/forgotten';
export const RESET_PATH = '/password/reset';

/** The page with the email form. @param wanted the page that a sign-in was begun for, which is led to in the end */
export function forgottenPath(tenantId: string, wanted: string | null = null): string {
  return `${FORGOTTEN_PATH}?${withWanted({ brand: tenantId }, wanted)}`;
}

/** The query of a page that signs in with the password that was chosen on it. */
export const SIGNS_IN = { after: 'sign-in' } as const;

/** The page that a mailed link leads to. @param wanted as in `forgottenPath` @param more to add to its address */
export function resetPath(
  tenantId: string,
  token: string,
  wanted: string | null = null,
  more: typeof SIGNS_IN | null = null,
): string {
  return `${RESET_PATH}?${withWanted({ brand: tenantId, token, ...more }, wanted)}`;
}
