import type { FastifyRequest } from 'fastify';
import { defineAbilityFor } from '@network/access/ability.ts';
import { type Viewer, VISITOR } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayModule } from '../module.ts';
import type { GatewayServices } from '../services.ts';
import { ensureBrowser } from './browser-secret.ts';
import { GatewayError } from './gateway-error.ts';
import type { Caller } from './caller.ts';
import { createLoaders } from './loaders.ts';
import type { SelectedPartOfCall } from './person-facts.ts';
import type { PageOfCall, PagePersons, PersonOfCall } from './page-person.ts';
import type { RequestContext, SessionHolder, SessionName, SessionOwner } from './request-context.ts';
import { actBySession } from './session-of-call.ts';
import { personNeeded } from './stand-in.ts';

/** The ways in which modules identify a caller. */
type People = Required<Pick<GatewayModule, 'personOf' | 'viewerOf' | 'personParts'>>;

/**
 * Finds the only module that identifies people; without one everybody is a visitor.
 * @throws Error when two modules identify people
 */
export function peopleOf(modules: readonly GatewayModule[]): People {
  const only = <Key extends 'personOf' | 'viewerOf'>(key: Key): People[Key] | undefined => {
    const answers = modules.flatMap((module) => module[key] ?? []);
    if (answers.length > 1) throw new Error(`More than one module answers ${key}.`);
    return answers[0] as People[Key] | undefined;
  };
  return {
    personOf: only('personOf') ?? (async () => null),
    viewerOf: only('viewerOf') ?? (async (_services, person) => ({ ...VISITOR, userId: person.userId })),
    personParts: modules.flatMap(({ personParts = [] }) => personParts),
  };
}

/**
 * The context of resolvers and routes for one request; person, viewer and ability are loaded on first use. `lentBy` is the
 * hash of the session that an address without a cookie is fetched in the name of.
 */
export function createContext(
  request: FastifyRequest,
  caller: Caller,
  services: GatewayServices,
  people: People,
  pages: PagePersons,
  lentBy?: string,
): RequestContext {
  const { tenant } = caller;
  // A lent address acts for the session that lent it, not for the caller that fetches it.
  const page = lentBy === undefined ? pageOf(caller) : null;
  const session = lentBy === undefined ? caller.sessionId : { hash: lentBy };
  const load = (added?: readonly SelectedPartOfCall[]): PersonOfCall =>
    caller.standIn === null
      ? loadPerson({ session, tenant }, services, people, added)
      : standInOf(caller.standIn, tenant);
  let known = page === null ? load() : pages.share(page, () => load());
  const ability = () => known.ability();
  return {
    services,
    correlationId: request.id,
    log: request.log,
    tenant,
    area: caller.area,
    sessionId: caller.sessionId,
    browser: caller.browser,
    ensureBrowser: () => ensureBrowser(request, services),
    clientAddress: caller.clientAddress ?? request.ip,
    country: caller.country,
    region: caller.region,
    preview: caller.preview,
    isStandIn: caller.standIn !== null || caller.preview !== null,
    person: async () => actBySession(await known.person()),
    personWith: async (...parts) => {
      if (caller.standIn === null) known = load(parts);
      return actBySession(await known.person());
    },
    // A change first finds out whose it is.
    sessionOwner: async () => actBySession(caller.preview === null ? await known.sessionOwner() : refusePreview()),
    sessionHolder: async () => actBySession(caller.preview === null ? await known.sessionHolder() : refusePreview()),
    viewer: () => known.viewer(),
    ability,
    clearCachedViewer: () => {
      if (page !== null) pages.forget(page);
      known = load();
    },
    loaders: createLoaders({ services, tenant, ability }),
  };
}

/** The page that a call belongs to; null for a call of its own, and for a visitor's. */
function pageOf({ pageId, sessionId, tenant }: Caller): PageOfCall | null {
  return pageId === null || sessionId === null || tenant === null ? null : { pageId, sessionId, tenantId: tenant.id };
}

function loadPerson(
  { session, tenant }: { readonly session: SessionName | null; readonly tenant: Tenant | null },
  services: GatewayServices,
  people: People,
  added?: readonly SelectedPartOfCall[],
): PersonOfCall {
  const sessionHolder = once(async () =>
    session === null ? null : people.personOf(services, session, tenant, people.personParts, added),
  );
  const sessionOwner = once(async () => refuseLocked(await sessionHolder()));
  const person = once(async () => {
    const owner = await sessionOwner();
    return owner === null || owner.owesTerms ? null : owner;
  });
  const viewer = once(async () => {
    const found = await person();
    return found === null ? VISITOR : people.viewerOf(services, found, tenant);
  });
  return {
    sessionHolder,
    sessionOwner,
    person,
    viewer,
    ability: once(async () => defineAbilityFor(await viewer(), tenant)),
  };
}

/** @throws GatewayError, always */
function refusePreview(): never {
  throw personNeeded();
}

/** @throws GatewayError LOCKED for a session that is locked */
function refuseLocked(holder: SessionHolder | null): SessionOwner | null {
  if (holder?.isLocked === true) throw new GatewayError('LOCKED', 'lock.locked', 'Unlock this session first.');
  return holder;
}

/** No person, with the rights of a class. */
function standInOf(viewer: Viewer, tenant: Tenant | null): PersonOfCall {
  const refuse = (): Promise<never> => Promise.reject(personNeeded());
  return {
    sessionHolder: refuse,
    sessionOwner: refuse,
    person: refuse,
    viewer: async () => viewer,
    ability: once(async () => defineAbilityFor(viewer, tenant)),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}
