/** Under which the pages are, at the gateway's public address. */
export const FORGOTTEN_PATH = '/password/forgotten';
export const RESET_PATH = '/password/reset';

/** The page with the email form. */
export function forgottenPath(tenantId: string): string {
  return `${FORGOTTEN_PATH}?${new URLSearchParams({ brand: tenantId }).toString()}`;
}

/** The page that a mailed link leads to. */
export function resetPath(tenantId: string, token: string): string {
  return `${RESET_PATH}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
}
