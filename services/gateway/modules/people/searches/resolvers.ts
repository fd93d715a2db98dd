import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../http/require-person.ts';
import { findOwnSearches, type SavedSearchRow, type SearchKey } from './reader.ts';
import { refuseSearch, type SearchRefusal } from './refusal.ts';
import {
  deleteSearch,
  readSearchName,
  renameSearch,
  restoreSearch,
  saveSearch,
  setSearchNotices,
} from './saved-searches.ts';
import { readParameters } from './search-parameters.ts';

type Answer =
  | ({ readonly __typename: 'SavedSearch' } & SavedSearchRow)
  | ({ readonly __typename: 'SavedSearchRefused' } & SearchRefusal);

/** Resolvers of the searches that members saved. */
export const searchesResolvers = {
  Query: {
    savedSearches: async (_parent, _args, context) =>
      findOwnSearches(context.services.db, await keyOfViewer(context, '')),
  },
  Mutation: {
    saveSearch: async (_parent, { name, search, notifies }, context) => {
      const named = readSearchName(name);
      if (named === null) return refused(refuseSearch('NAME_LENGTH'));
      const read = readParameters(search, requireTenant(context));
      if ('refusal' in read) return refused(read.refusal);
      const owner = await keyOfViewer(context, '');
      const saved = await saveSearch(context.services, owner, { name: named, notifies, parameters: read.parameters });
      return 'refusal' in saved ? refused(saved.refusal) : answer(context, saved.id);
    },
    renameSavedSearch: async (_parent, { savedSearchId, name }, context) => {
      const named = readSearchName(name);
      if (named === null) return refused(refuseSearch('NAME_LENGTH'));
      await renameSearch(context.services.db, await keyOfViewer(context, savedSearchId), named);
      return answer(context, savedSearchId);
    },
    setSavedSearchNotices: async (_parent, { savedSearchId, notifies }, context) => {
      const { db, clock } = context.services;
      await setSearchNotices(db, await keyOfViewer(context, savedSearchId), notifies, clock.now());
      return answer(context, savedSearchId);
    },
    deleteSavedSearch: async (_parent, { savedSearchId }, context) => {
      const { db, clock } = context.services;
      return deleteSearch(db, await keyOfViewer(context, savedSearchId), clock.now());
    },
    restoreSavedSearch: async (_parent, { savedSearchId }, context) => {
      const refusal = await restoreSearch(context.services.db, await keyOfViewer(context, savedSearchId));
      return refusal === null ? answer(context, savedSearchId) : refused(refusal);
    },
  },
  SavedSearch: {
    savedSearchId: ({ id }) => id,
    place: ({ parameters }) => parameters.place,
    text: ({ parameters }) => parameters.text,
    order: ({ parameters }) => parameters.order,
    facets: ({ parameters }) =>
      Object.entries(parameters.facets)
        .map(([name, values]) => ({ name, values }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    savedAt: ({ saved_at }) => saved_at.toISOString(),
  },
} satisfies Resolvers;

const refused = (refusal: SearchRefusal): Answer => ({ __typename: 'SavedSearchRefused', ...refusal });

async function keyOfViewer(context: RequestContext, id: string): Promise<SearchKey> {
  const { userId } = await requirePerson(context);
  return { userId, tenantId: requireTenant(context).id, id };
}

/** A search of the viewer as it is now; refused where they have none. */
async function answer(context: RequestContext, id: string): Promise<Answer> {
  const [row] = await findOwnSearches(context.services.db, await keyOfViewer(context, id), [id]);
  return row === undefined ? refused(refuseSearch('SEARCH_GONE')) : { __typename: 'SavedSearch', ...row };
}
