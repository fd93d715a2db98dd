import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { createCallMemory } from '../gateway/expect-calls.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders, pageHeaders, sharedPageHeaders, standInHeaders } from '../gateway/gateway-headers.ts';
import { createServerPost } from '../gateway/post-json.ts';
import { recordCalls, repeatCalls } from '../gateway/repeat-calls.ts';
import { createServerTransport } from '../gateway/server-transport.ts';
import { watchCalls } from '../gateway/watch-calls.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';
import type { MadeDocument, Visit } from './made-page.ts';

/** A page gives up on the gateway after this long, in ms. */
export const PAGE_DEADLINE_MS = 5_000;
/** Nothing of a page depends on the time but the year in its footer: it is rendered again after this long, in ms. */
const SAME_FOR_MS = 10 * 60_000;

export interface PageCallsParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly now: () => number;
  /** The brand with its flags as they are now. */
  readonly tenant: () => Tenant;
  /** Whether the brand sells memberships now. */
  readonly sellsMemberships: () => boolean;
  /** Returns a signal that aborts after so many ms. */
  readonly deadlineIn: (milliseconds: number) => AbortSignal;
}

/** The calls of one page, with what was found out before it is rendered. */
export type OpenedCalls = Awaited<ReturnType<ReturnType<typeof createPageCalls>>>;

/** What a page is made for, besides its visit. */
export interface PageRequest {
  readonly formAnswer?: FormAnswer | undefined;
  /** The page that was rendered earlier for the same visit. It is sent again if the gateway's answers have not changed. */
  readonly earlier?: MadeDocument | undefined;
}

/** Opens the calls of pages to the gateway; all those of a page give up together. */
export function createPageCalls(parts: PageCallsParts) {
  const { config, connection, now, tenant, sellsMemberships, deadlineIn } = parts;
  const memory = createCallMemory();

  /** The queries of an earlier page are made at once, and tell whether it is still the same. */
  return async (
    facts: RequestFacts,
    { standIn, previewed, search, isShared }: Visit,
    { formAnswer, earlier }: PageRequest,
  ) => {
    const deadline = deadlineIn(PAGE_DEADLINE_MS);
    const headersOf = isShared ? sharedPageHeaders : pageHeaders;
    const headers = standIn ? standInHeaders(facts, config, standIn.token) : headersOf(facts, config);
    const transport = createServerTransport(connection, headers, deadline);
    const origin = earlier?.origin;
    const isOfBrand = origin?.tenant === tenant() && origin.sellsMemberships === sellsMemberships();
    const mayBeSame = isOfBrand && now() - origin.madeAt < SAME_FOR_MS;
    const repeated = mayBeSame ? await repeatCalls(origin.sources, transport) : null;
    const isOfPerson = facts.sessionId !== null && formAnswer === undefined;
    const expected = isOfPerson && !repeated ? memory.expect(facts.target.path + search.read, transport) : null;
    const recorded = recordCalls(repeated?.execute ?? expected?.execute ?? transport);
    const calls = watchCalls(recorded.execute);
    const post =
      standIn || previewed ? calls.refusePost : createServerPost(connection, gatewayHeaders(facts, config), deadline);
    return {
      headers,
      expected,
      unchanged: repeated?.isUnchanged === true ? earlier : undefined,
      recorded,
      calls,
      post,
    };
  };
}
