/** The secret of a browser (decision 0113): 32 random bytes, base64url. */
export const BROWSER_SECRET = /^[A-Za-z0-9_-]{43}$/;
