/**
 * What every module's part of the schema builds on: pages of lists with bounded counts.
 */
export { loadPage, type Page, pageBounds } from './page.ts';
