import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { BudgetName } from '@network/server/limits/budgets.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { GatewayServices } from '../services.ts';
import { rateLimited } from './rate-limited.ts';
import { spendBudget } from './spend-budget.ts';

/** The number of calls that a route that writes allows. */
export interface WriteRule {
  readonly budget: BudgetName;
  /** The callers that it accepts: everyone, or signed-in people only. */
  readonly from: 'anyone' | 'person';
  /**
   * The handler itself takes from the budget, because it counts something else than calls, or answers with a page.
   * Otherwise a call takes one before the handler runs, and is answered with 429.
   */
  readonly isSpentByHandler?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each route that writes has one; one that only lets programs of our own in says by what it knows them. */
    write?: WriteRule | { readonly from: 'secret' };
  }
  interface FastifyInstance {
    /** Every route that writes, for the list in docs/security.md. */
    writeRoutes: WriteRoute[];
  }
}

export interface WriteRoute {
  /** Method and path, such as `POST /brand/measurements`. */
  readonly route: string;
  readonly write: NonNullable<FastifyRequest['routeOptions']['config']['write']>;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Puts its budget before every route that writes.
 * @throws Error for one that has none
 */
export function limitRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  app.decorate('writeRoutes', []);
  app.addHook('onRoute', (route: RouteOptions) => {
    const write = route.config?.write;
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    if (write === undefined) {
      if (methods.every((method) => READS.has(method))) return;
      throw new Error(`The route ${methods.join(',')} ${route.url} writes and has no budget: give it config.write.`);
    }
    app.writeRoutes.push(...methods.map((method) => ({ route: `${method} ${route.url}`, write })));
    if (!('budget' in write) || write.isSpentByHandler) return;
    const { budget } = write;
    const spend = async (request: FastifyRequest): Promise<void> => {
      const { sessionHolder, clientAddress } = contextOf(request);
      const spender = { person: (await sessionHolder())?.userId ?? null, address: clientAddress };
      const wait = await spendBudget(services, budget, spender);
      if (wait !== null) throw rateLimited(wait);
    };
    route.preHandler = [spend, ...[route.preHandler ?? []].flat()];
  });
}
