import { withWanted } from '../provider/wanted-page.ts';

/** Under which the pages are, at the gateway's public address. */
export const FORGOTTEN_PATH = '/password/forgotten';
export const RESET_PATH = '/password/reset';

/** The page with the email form. @param wanted the page that a sign-in was begun for, which is led to in the end */
export function forgottenPath(tenantId: string, wanted: string | null = null): string {
  return `${FORGOTTEN_PATH}?${withWanted({ brand: tenantId }, wanted)}`;
}

/** The page that a mailed link leads to. @param wanted as in `forgottenPath` */
export function resetPath(tenantId: string, token: string, wanted: string | null = null): string {
  return `${RESET_PATH}?${withWanted({ brand: tenantId, token }, wanted)}`;
}
