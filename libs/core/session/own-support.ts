/** Whether questions about a charge are answered by the brand: no address of the biller's own support is known. */
export const isOwnSupport = (supportUrl: string): boolean => supportUrl.startsWith('/');
