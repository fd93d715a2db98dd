import type { FavoriteKind } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { findPerformersByIds, scopeOf, shownChannelKinds } from '../../content/catalogue/public.ts';

/** Returns the ids of items that this tenant shows, in their order and each once. */
export async function shownItems(
  kind: FavoriteKind,
  ids: readonly string[],
  { services, tenant, loaders }: RequestContext,
): Promise<string[]> {
  const unique = [...new Set(ids)];
  if (kind === 'VIDEO') return onlyFound(unique, await loaders.catalogue.video.loadMany(unique));
  if (kind === 'PERFORMER') return onlyFound(unique, await findPerformersByIds(services.db, scopeOf(tenant), unique));
  const kinds = shownChannelKinds(scopeOf(tenant));
  const channels = await loaders.catalogue.channel.loadMany(unique);
  return onlyFound(
    unique,
    channels.map((each) => (each && !(each instanceof Error) && kinds.includes(each.is_third_party) ? each : null)),
  );
}

function onlyFound(unique: readonly string[], found: readonly (object | null)[]): string[] {
  return unique.filter((_id, index) => {
    const item = found[index];
    if (item instanceof Error) throw item;
    return Boolean(item);
  });
}
