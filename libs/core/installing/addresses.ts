/** Where a brand's host has the files by which it is installed as an app; `build/installable-app.ts` writes them. */
export const MANIFEST_ADDRESS = '/app.webmanifest';
export const WORKER_ADDRESS = '/service-worker.js';
export const APPLE_ICON_ADDRESS = '/app-icon-apple-180.png';
