/** The secret of a browser: 32 random bytes, base64url. */
export const BROWSER_SECRET = /^[A-Za-z0-9_-]{43}$/;
