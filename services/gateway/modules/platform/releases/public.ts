/**
 * The releases of brands: the documents that each of them sends by their hashes, registered before it goes live,
 * and the configuration of the active one; and the documents of the console's releases.
 */
export { type Activation, activateRelease, reactivatePrevious } from './activate-release.ts';
export { followActiveTenants } from './active-tenants.ts';
export { networkConflict, networkOf, readNetworkRows, writeNetworkRows } from './network-rows.ts';
export { createConsoleDocuments, registerConsoleDocuments } from './console-documents.ts';
export { createDocumentUses, type DocumentUses } from './document-uses.ts';
export { createLiveDocuments, type LiveDocuments } from './live-documents.ts';
export { documentsOfRelease, type ListedRelease, listReleases, liveReleases, retireRelease } from './live-releases.ts';
export { registerRelease } from './register-release.ts';
export { isReleaseId, releaseIdOf } from './release.ts';
export type { ReleasesTables } from './tables.ts';
