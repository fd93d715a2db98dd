import type { FavoriteKind } from '../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { findPerformersByIds } from '../catalogue/reader/performers.ts';
import { scopeOf, shownChannelKinds } from '../catalogue/scope.ts';

/** Those of the ids that this tenant shows, in their order and each once. */
export async function shownItems(
  kind: FavoriteKind,
  ids: readonly string[],
  { services, tenant, loaders }: RequestContext,
): Promise<string[]> {
  const asked = [...new Set(ids)];
  if (kind === 'VIDEO') return keep(asked, await loaders.catalogue.video.loadMany(asked));
  if (kind === 'PERFORMER') return keep(asked, await findPerformersByIds(services.db, scopeOf(tenant), asked));
  const kinds = shownChannelKinds(scopeOf(tenant));
  const channels = await loaders.catalogue.channel.loadMany(asked);
  return keep(
    asked,
    channels.map((each) => (each && !(each instanceof Error) && kinds.includes(each.is_third_party) ? each : null)),
  );
}

function keep(asked: readonly string[], found: readonly (object | null)[]): string[] {
  return asked.filter((_id, index) => {
    const item = found[index];
    if (item instanceof Error) throw item;
    return Boolean(item);
  });
}
