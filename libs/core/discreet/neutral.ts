/** The title and the icon of a tab that names no brand. */
export const NEUTRAL_TITLE = 'Home';
export const NEUTRAL_ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"%3E%3Crect width="16" height="16" rx="3" fill="%23808080"/%3E%3C/svg%3E';
/** What systems show of an installed app that names no brand; `build/installable-app.ts` writes these files. */
export const NEUTRAL_MANIFEST_ADDRESS = '/app-neutral.webmanifest';
export const NEUTRAL_APPLE_ICON_ADDRESS = '/app-neutral-apple-180.png';
