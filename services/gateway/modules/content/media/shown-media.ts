import type { RequestContext } from '../../../http/request-context.ts';
import type { MediaGrant } from './media-address.ts';

const VERSION = /^[0-9a-f-]{36}(?=[./])/;

/** The version that a file such as `<version>/640.avif` is of; null for any other name. */
export const versionIn = (name: string): string | null => VERSION.exec(name)?.[0] ?? null;

/** Whether everybody may have the files of a version: unless its film was unpublished, or is a draft, or it waits to be shown. */
export async function isShown({ loaders }: Pick<RequestContext, 'loaders'>, version: string): Promise<boolean> {
  return !(await loaders.catalogue.isVersionWithheld.load(version));
}

/** Whether the film of a signed address is still there: one that was unpublished is gone before its addresses end. */
export async function isStillThere(
  { loaders, preview }: Pick<RequestContext, 'loaders' | 'preview'>,
  { videoId }: MediaGrant,
): Promise<boolean> {
  return preview !== null || loaders.catalogue.isPublished.load(videoId);
}
