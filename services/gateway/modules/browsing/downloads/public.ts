/**
 * Downloads, and how many of a rolling period are left: reading never counts, and a download counts once.
 */
export { type DownloadCounts, downloadsOfPerson, loadDownloads, quotasOf } from './download-quotas.ts';
export { downloadsOfMember } from './downloads-of-member.ts';
export { createDownloadsLoaders, type DownloadsLoaders } from './loaders.ts';
export type { DownloadTables } from './tables.ts';
