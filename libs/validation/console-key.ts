/** Header in which the console's server shows the gateway that a call came to the console's own host. */
export const CONSOLE_KEY_HEADER = 'x-console-key';

/**
 * What the console is called where servers get their keys: the key is the HMAC-SHA256 of this under `BRAND_SECRET`, hex. No
 * brand can have the name.
 */
export const CONSOLE_NAME = 'staff/console';
