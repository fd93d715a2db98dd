import type { RequestContext } from '../../http/request-context.ts';
import { holderOf } from './media-address.ts';

/**
 * The holder of the addresses that a call is given: its person, or the preview that it is of. Those of a preview are good for
 * nobody else, a visitor's trailer included, since nobody else sees the draft.
 */
export async function holderOfCall({ preview, person }: Pick<RequestContext, 'preview' | 'person'>): Promise<string> {
  if (preview === null) return holderOf((await person())?.userId ?? null);
  const { staffId, kind, id, version, unsaved } = preview;
  return `preview:${JSON.stringify([staffId, kind, id, version, unsaved])}`;
}
