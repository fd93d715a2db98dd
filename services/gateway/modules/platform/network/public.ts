/**
 * What every module's part of the schema builds on: scalars, and pages of lists with bounded counts.
 */
export { scalars } from './scalars.ts';
export { loadPage, type Page, pageBounds } from './page.ts';
