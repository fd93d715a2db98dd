/** The path of the page that confirms a payment, at the gateway's public address. */
export const CONFIRM_PAYMENT_PATH = '/payments/confirm';

/** The path of a mailed link. */
export function paymentConfirmationPath(tenantId: string, token: string): string {
  return `${CONFIRM_PAYMENT_PATH}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
}
