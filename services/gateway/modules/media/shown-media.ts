import type { PreviewAccess } from '../../http/preview-access.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { MediaGrant } from './media-address.ts';

type Asked = Pick<RequestContext, 'loaders' | 'preview'>;

const VERSION = /^[0-9a-f-]{36}(?=[./])/;

/** The version that a file such as `<version>/640.avif` is of; null for any other name. */
export const versionIn = (name: string): string | null => VERSION.exec(name)?.[0] ?? null;

/**
 * Whether everybody may have a file of a version, by its name such as `<version>/640.avif`: unless its film was
 * unpublished or is a draft, which a preview of staff shows all the same. The address never ends by itself.
 * @throws GatewayError FORBIDDEN for a preview that is not open
 */
export async function isShown({ loaders, preview }: Asked, previews: PreviewAccess, name: string): Promise<boolean> {
  const version = versionIn(name);
  if (version === null) return false;
  if (!(await loaders.catalogue.isVersionWithheld.load(version))) return true;
  if (preview === null) return false;
  await previews.requireOpen(preview);
  return true;
}

/** Whether the film of a signed address is still there: one that was unpublished is gone before its addresses end. */
export async function isStillThere({ loaders, preview }: Asked, { videoId }: MediaGrant): Promise<boolean> {
  return preview !== null || loaders.catalogue.isPublished.load(videoId);
}
