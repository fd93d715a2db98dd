import type { FastifyRequest } from 'fastify';
import { defineAbilityFor } from '@network/access/ability.ts';
import { VISITOR } from '@network/access/viewer.ts';
import type { GatewayModule } from '../module.ts';
import type { GatewayServices } from '../services.ts';
import { ensureBrowser } from './browser-secret.ts';
import type { Caller } from './caller.ts';
import { createLoaders } from './loaders.ts';
import type { RequestContext } from './request-context.ts';

type People = Required<Pick<GatewayModule, 'personOf' | 'viewerOf'>>;

/**
 * Finds the only module that identifies people; without one everybody is a visitor.
 * @throws Error when two modules identify people
 */
export function peopleOf(modules: readonly GatewayModule[]): People {
  const only = <Key extends keyof People>(key: Key): People[Key] | undefined => {
    const answers = modules.flatMap((module) => module[key] ?? []);
    if (answers.length > 1) throw new Error(`More than one module answers ${key}.`);
    return answers[0] as People[Key] | undefined;
  };
  return {
    personOf: only('personOf') ?? (async () => null),
    viewerOf: only('viewerOf') ?? (async (_services, person) => ({ ...VISITOR, userId: person.userId })),
  };
}

/** The context of resolvers and routes for one request; person, viewer and ability are loaded on first use. */
export function createContext(
  request: FastifyRequest,
  caller: Caller,
  services: GatewayServices,
  people: People,
): RequestContext {
  const { tenant } = caller;
  const sessionOwner = once(async () =>
    caller.sessionId === null ? null : people.personOf(services, caller.sessionId, tenant),
  );
  const person = once(async () => {
    const owner = await sessionOwner();
    return owner === null || owner.owesTerms ? null : owner;
  });
  const rights = () => {
    const viewer = once(async () => {
      const found = await person();
      return found === null ? VISITOR : people.viewerOf(services, found, tenant);
    });
    return { viewer, ability: once(async () => defineAbilityFor(await viewer(), tenant)) };
  };
  let known = rights();
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
    person,
    sessionOwner,
    viewer: () => known.viewer(),
    ability,
    forgetViewer: () => void (known = rights()),
    loaders: createLoaders({ services, tenant, ability }),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}
