import { buildSchema, execute, type GraphQLObjectType, parse } from 'graphql';
import { createExecutor } from '@network/gateway/graphql/executor.ts';
import type { RequestContext } from '@network/gateway/http/request-context.ts';
import { guardFields } from '@network/gateway/graphql/access-directive.ts';
import { defineAbilityFor } from '@network/access/ability.ts';
import { VISITOR } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { compareSpeeds, type Ratio } from './ratio.ts';

const CALLS = 300;

/** The fields of a card in a listing, as the pages query them, on values that need no database. */
const SDL = `
  directive @access(action: String!, subject: String!) on FIELD_DEFINITION
  type Query { channels: VideoPage! @access(action: "see", subject: "channels") }
  type VideoPage { items: [Video!]!, total: Int! }
  type Video { videoId: ID!, slug: String!, title: String!, releaseDate: String!, runLength: Int!, isNew: Boolean!,
    rating: Float, site: Site!, models: [Model!]!, poster: Picture!, listing: Picture! }
  type Site { id: ID!, name: String! }
  type Model { slug: String!, name: String! }
  type Picture { src: String!, width: Int!, height: Int!, placeholder: String! }
`;
const PICTURE = '{ src width height placeholder }';
const DOCUMENT = `query List { channels { total items { videoId slug title releaseDate runLength isNew rating
  site { id name } models { slug name } poster ${PICTURE} listing ${PICTURE} } } }`;

const picture = { src: '/a.avif', width: 1280, height: 720, placeholder: 'data:,' };
const models = [
  { slug: 'one', name: 'One' },
  { slug: 'two', name: 'Two' },
];
const items = Array.from({ length: 24 }, (_, index) => ({
  videoId: `v${index}`,
  slug: `video-${index}`,
  title: `Video ${index}`,
  releaseDate: '2026-01-01',
  runLength: 1800,
  isNew: false,
  rating: 8.5,
  site: { id: 'vixen', name: 'Vixen' },
}));

/**
 * A listing of 24 videos with performers at the gateway's executor, with its limits and access rules, against bare
 * graphql-js with a cached document, on the same resolvers, by CPU time.
 */
export async function benchListQuery(tenant: Tenant): Promise<Ratio> {
  const bare = listSchema();
  const document = parse(DOCUMENT, { noLocation: true });
  const ability = defineAbilityFor(VISITOR, tenant);
  const context = { tenant, ability: async () => ability, viewer: async () => VISITOR } as unknown as RequestContext;
  const run = createExecutor(guardFields(listSchema()), { introspection: false });
  const call = { document: DOCUMENT, operationName: 'List', variables: {} };
  const first = await run(call, context);
  if (first.errors) throw new Error(`The listing failed: ${first.errors[0]?.message}`);
  const speeds = await compareSpeeds(
    () => speedOfCalls(async () => run(call, context)),
    () => speedOfCalls(async () => execute({ schema: bare, document, contextValue: context })),
    5,
  );
  return { name: 'list query, every check on', against: 'bare graphql-js with cached parsing', ...speeds, goal: 1 };
}

function listSchema() {
  const schema = buildSchema(SDL);
  const resolvers = {
    Query: { channels: async () => ({ items, total: 240 }) },
    Video: { models: () => models, poster: () => picture, listing: () => picture },
  };
  for (const [type, fields] of Object.entries(resolvers)) {
    for (const [name, resolve] of Object.entries(fields)) {
      Object.assign((schema.getType(type) as GraphQLObjectType).getFields()[name] ?? {}, { resolve });
    }
  }
  return schema;
}

/** Calls in a second of CPU time, one after the other. */
async function speedOfCalls(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (CALLS / (user + system)) * 1_000_000;
}
