import type { CallerPreview } from '../../../http/caller.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { holderOf } from './media-address.ts';

/**
 * The holder of the addresses that a call is given: its person, or the preview that it is of. Those of a preview are good for
 * nobody else, a visitor's trailer included, since nobody else sees the draft.
 */
export async function holderOfCall({ preview, person }: Pick<RequestContext, 'preview' | 'person'>): Promise<string> {
  return preview === null ? holderOf((await person())?.userId ?? null) : holderOfPreview(preview);
}

/** The holder of the addresses of a preview: its member of staff with what they look at, as whoever they look. */
export function holderOfPreview({ staffId, kind, id, version, unsaved }: CallerPreview): string {
  return `preview:${JSON.stringify([staffId, kind, id, version, unsaved])}`;
}
