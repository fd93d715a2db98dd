/**
 * The releases of brands: the documents that each of them sends by their hashes, registered before it goes live.
 */
export { createDocumentUses, type DocumentUses } from './document-uses.ts';
export { createLiveDocuments, type LiveDocuments } from './live-documents.ts';
export { type ListedRelease, listReleases, liveReleases, retireRelease } from './live-releases.ts';
export { registerRelease } from './register-release.ts';
export { isReleaseId, releaseIdOf } from './release.ts';
export type { ReleasesTables } from './tables.ts';
