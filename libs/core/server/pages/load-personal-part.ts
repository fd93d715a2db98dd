import { PersonalPartDocument, type PersonalPartQuery } from '../../personal/api/personal-part.generated.ts';
import { FilmCardsDocument } from '../../personal/api/film-cards.generated.ts';
import type { FilmCard, ShownItems } from '../../personal/personal-fields.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders, standInHeaders } from '../gateway/gateway-headers.ts';
import { createServerTransport } from '../gateway/server-transport.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';

/** The gateway marks at most this many items of a kind. A page with more is not shared. */
export const MOST_SHOWN = 300;

/** The row of films to continue has this many. */
const FILMS_TO_CONTINUE = 12;

/**
 * Asks who a page is for, what rights they have now, and for their marks on what the page shows.
 * @throws ApiError
 */
export function loadPersonalPart(
  connection: GatewayConnection,
  config: ServerConfig,
  facts: RequestFacts,
  shown: ShownItems,
  deadline: AbortSignal,
): Promise<PersonalPartQuery> {
  const { videoIds, performerIds, dealIds, continues, showsNewFilms } = shown;
  const execute = createServerTransport(connection, gatewayHeaders(facts, config), deadline);
  return execute(PersonalPartDocument, {
    videoIds,
    performerIds,
    dealIds,
    sellsDeals: dealIds.length > 0,
    toContinue: continues ? FILMS_TO_CONTINUE : 0,
    showsNewFilms,
  });
}

/**
 * Reads films as everybody of a class of rights is shown them.
 * @throws ApiError
 */
export async function loadFilmCards(
  connection: GatewayConnection,
  config: ServerConfig,
  facts: RequestFacts,
  { ids, token }: { readonly ids: readonly string[]; readonly token: string },
  deadline: AbortSignal,
): Promise<readonly FilmCard[]> {
  const execute = createServerTransport(connection, standInHeaders(facts, config, token), deadline);
  return (await execute(FilmCardsDocument, { ids: [...ids] })).videosById;
}
