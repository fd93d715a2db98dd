import type { FastifyInstance, FastifyReply } from 'fastify';
import { execute, getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import { unknownDocument } from '../graphql/answered-documents.ts';
import { checkDocument } from '../graphql/check-document.ts';
import { formatError } from '../graphql/format-error.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { RETRY_AFTER_SECONDS } from '../http/unavailable.ts';
import { jobsOf } from '../jobs/job.ts';
import { rateLimited } from '../limits/rate-limited.ts';
import { spendBudget } from '../limits/spend-budget.ts';
import type { GatewayModule } from '../module.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import type { GatewayServices } from '../services.ts';
import { requireStaff, servicesForStaff, type Staff } from '../modules/staff/staff/public.ts';
import { countOperations } from './count-operations.ts';
import { createStaffDocuments } from './staff-documents.ts';
import { readStaffSdl, staffSchemaOf } from './staff-schema.ts';
import type { StaffContext } from './staff-context.ts';

/** A film with all that it may have, with room to spare. */
const MOST_BYTES = 512 * 1_024;
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  DOCUMENT_UNKNOWN: 503,
};

/**
 * `POST /staff/graphql`: documents of members of staff, by the hash from the console and by the text from a program with a
 * token (decision 1081); bounded like those of everybody, within the budgets of that person, from which each operation of a
 * document takes, and by a share of the connections to the database. Its schema is at `GET /staff/schema.graphql`.
 * Brand servers pass nothing on to either.
 */
export function staffRoutes(app: FastifyInstance, services: GatewayServices, modules: readonly GatewayModule[]): void {
  const schema = staffSchemaOf(modules);
  const sdl = readStaffSdl(modules);
  const jobs = jobsOf(modules);
  const ofStaff = servicesForStaff(services);
  const readDocument = createStaffDocuments(services);
  const erase: StaffContext['erase'] = (person, tenantId, isStillDue) =>
    erasePerson(modules, ofStaff, person, tenantId, isStillDue);

  app.get('/staff/schema.graphql', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await spend('staffCalls', await requireStaff(services, request));
    return reply.type('application/graphql; charset=utf-8').send(sdl);
  });

  app.post(
    '/staff/graphql',
    { bodyLimit: MOST_BYTES, config: { write: { from: 'secret' } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const failed = { correlationId: request.id, log: request.log, services };
      const refuse = (status: number, ...errors: readonly GraphQLError[]): FastifyReply =>
        reply.code(status).send({ errors: errors.map((error) => formatError(error, failed)) });
      try {
        const staff = await requireStaff(services, request);
        // Before the document is read, which is work; the further operations of it are counted once they are known.
        await spend('staffCalls', staff);
        const { document: text, operationName, variables, hash } = await readDocument(request, staff.by);
        const document = checkDocument(schema, text, { introspection: true });
        if (!('kind' in document)) {
          if (hash !== null) throw unknownDocument(hash, request, document);
          return refuse(400, ...document);
        }
        const operation = getOperationAST(document, operationName);
        if (!operation) return refuse(400, new GraphQLError('Name the operation to run.'));
        const isWrite = operation.operation === OperationTypeNode.MUTATION;
        const operations = countOperations(document, operation);
        if (operations > 1) await spend('staffCalls', staff, operations - 1);
        if (isWrite) await spend('staffWrites', staff, operations);
        const contextValue: StaffContext = { services: ofStaff, staff, jobs, erase };
        const { data, errors } = await execute({
          schema,
          document,
          contextValue,
          variableValues: variables,
          operationName,
        });
        if (isWrite) request.log.info({ token: staff.tokenId }, 'staff wrote');
        const shown = errors?.map((error) => formatError(error, failed));
        return await reply
          .code(data === undefined ? 400 : 200)
          .send({ ...(data !== undefined && { data }), ...(shown && { errors: shown }) });
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        const wait = error.extensions['retryAfterSeconds'];
        if (typeof wait === 'number') reply.header('retry-after', String(wait));
        if (error.code === 'DOCUMENT_UNKNOWN') reply.header('retry-after', String(RETRY_AFTER_SECONDS));
        return refuse(STATUS[error.code] ?? 400, error);
      }
    },
  );

  /** Counted by the connections that everybody has: those of staff may be where a slow call waits. */
  async function spend(budget: 'staffCalls' | 'staffWrites', { staffId }: Staff, cost = 1): Promise<void> {
    const wait = await spendBudget(services, budget, { person: staffId }, cost);
    if (wait !== null) throw rateLimited(wait);
  }
}
