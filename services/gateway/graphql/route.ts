import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { inSpan } from '@network/server/tracing/span.ts';
import type { CallerPreview } from '../http/caller.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { RETRY_AFTER_SECONDS } from '../http/unavailable.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { GatewayServices } from '../services.ts';
import { type AnsweredDocuments, unknownDocument } from './answered-documents.ts';
import type { GraphqlExecutor } from './executor.ts';
import { formatError } from './format-error.ts';
import { GRAPHQL_LIMITS } from './limits.ts';
import { type GraphqlCall, readGraphqlBody } from './request-body.ts';

interface RouteParts {
  readonly services: GatewayServices;
  readonly execute: GraphqlExecutor;
  readonly documents: AnsweredDocuments;
  readonly contextOf: ContextOf;
  /** Does some work with what would be seen if a draft were published; nothing of it stays. */
  readonly showDraft: <Result>(
    preview: CallerPreview,
    work: (seen: GatewayServices) => Promise<Result>,
  ) => Promise<Result>;
}

/** The context of a call, with these services. */
type ContextOf = (request: FastifyRequest, seen?: GatewayServices) => RequestContext;

/** Each mutation spends its `@budget`. */
const BY_FIELD = { write: { budget: 'requests', from: 'anyone', isSpentByHandler: true } } as const;

/** Operations that a brand server sends in one call: more than any page has, and few enough to run at once. */
const MOST_OF_A_PAGE = 16;

/** An operation that can be executed. */
interface Operation {
  readonly call: GraphqlCall;
  readonly document: string;
  readonly name: string;
}

/** The answer to one operation. */
interface Answer {
  readonly status: number;
  readonly shown: { readonly data?: unknown; readonly errors?: readonly ShownError[] };
  readonly retryAfterSeconds: number | null;
}

type ShownError = ReturnType<typeof formatError>;

const STATUS: Readonly<Record<string, number>> = { FORBIDDEN: 403, LOCKED: 423, DOCUMENT_UNKNOWN: 503 };

/**
 * `POST /graphql`: JSON from our own pages only; everything else is refused before a resolver is near. A brand server may
 * send several operations of one page as a list, and gets a list of their answers, each with its status.
 */
export function addGraphqlRoute(app: FastifyInstance, parts: RouteParts): void {
  const { services, execute, documents } = parts;
  const refuseOthers = (_request: FastifyRequest, reply: FastifyReply) =>
    refuse(reply.header('allow', 'POST'), 415, 'Expected a POST request with a JSON body.');
  app.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url: '/graphql', config: BY_FIELD, handler: refuseOthers });
  app.route({
    method: 'POST',
    url: '/graphql',
    bodyLimit: GRAPHQL_LIMITS.bodyBytes,
    config: BY_FIELD,
    onRequest: async (request, reply) => {
      if (!isJson(request.headers['content-type'])) return refuse(reply, 415, 'Expected a JSON body.');
      if (!isSameOrigin(request, services)) return refuse(reply, 403, 'Expected a request from a page of this site.');
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { body } = request;
      const isList = Array.isArray(body) && request.caller.pageId !== null && body.length <= MOST_OF_A_PAGE;
      const operations = await Promise.all((isList ? body : [body]).map((each) => readOperation(each, request)));
      request.operations = operations.flatMap((each) => (each instanceof GatewayError ? [] : each.name));
      const { preview } = request.caller;
      const answerEach = (contextOf: ContextOf) =>
        Promise.all(operations.map((operation) => answerTo(operation, request, contextOf(request))));
      const answers =
        preview === null
          ? await answerEach(parts.contextOf)
          : await parts.showDraft(preview, (seen) => answerEach((each) => parts.contextOf(each, seen)));
      if (isList) return answers.map(({ status, shown }) => ({ status, ...shown }));
      const [{ status, shown, retryAfterSeconds }] = answers as [Answer];
      if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
      return reply.code(status).send(shown);
    },
  });

  /** The operation that a body is about, or why there is none. */
  async function readOperation(body: unknown, request: FastifyRequest): Promise<Operation | GatewayError> {
    try {
      const call = readGraphqlBody(body, { persistedOnly: services.config.persistedOperationsOnly });
      const document = call.by === 'text' ? call.document : await documents.find(call.hash, request);
      return { call, document, name: nameIn(document) };
    } catch (error) {
      if (error instanceof GatewayError) return error;
      throw error;
    }
  }

  async function answerTo(
    operation: Operation | GatewayError,
    request: FastifyRequest,
    context: RequestContext,
  ): Promise<Answer> {
    const fail = (error: GatewayError): Answer => {
      const status = STATUS[error.code] ?? 400;
      const retryAfterSeconds = status === 503 ? RETRY_AFTER_SECONDS : null;
      return { status, shown: { errors: [formatError(error, context)] }, retryAfterSeconds };
    };
    if (operation instanceof GatewayError) return fail(operation);
    const { call, document, name } = operation;
    const { data, errors, isRefused, isUnanswerable } = await inSpan(`graphql ${name}`, {}, () =>
      execute({ ...call, document }, context),
    );
    if (isUnanswerable && call.by === 'hash') return fail(unknownDocument(call.hash, request, errors));
    const messages = errors?.map((error) => formatError(asGraphqlError(error), context));
    const locked = messages?.find(({ extensions }) => extensions?.['code'] === 'LOCKED');
    // A locked session gets not even what everybody may see, since the page that sent this is a member's.
    if (locked) return { status: 423, shown: { data: null, errors: [locked] }, retryAfterSeconds: null };
    const shown = { ...(data !== undefined && { data }), ...(messages && { errors: messages }) };
    if (messages?.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE')) {
      return { status: 503, shown, retryAfterSeconds: RETRY_AFTER_SECONDS };
    }
    if (data === null && isRateLimited(messages)) {
      return { status: 429, shown, retryAfterSeconds: Math.max(...messages.map(retryAfterOf)) };
    }
    return { status: isRefused ? 400 : 200, shown, retryAfterSeconds: null };
  }
}

/** The name of an operation, for its span and the log. */
function nameIn(document: string): string {
  return /\b(?:query|mutation)\s+(\w{1,64})/.exec(document)?.[1] ?? 'unnamed';
}

/** Returns whether used-up budgets are the only reason why an operation has no answer. */
function isRateLimited(errors: readonly ShownError[] | undefined): errors is readonly ShownError[] {
  return errors !== undefined && errors.every(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED');
}

function retryAfterOf({ extensions }: ShownError): number {
  return Number(extensions?.['retryAfterSeconds'] ?? RETRY_AFTER_SECONDS);
}

/** The compiled executor hands some errors on as they were thrown. */
function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const original = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(original.message, { originalError: original });
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/(?:json|graphql\+json)\s*(?:;|$)/i.test(contentType ?? '');
}

function refuse(reply: FastifyReply, status: 403 | 415, message: string): FastifyReply {
  const extensions = { code: status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST', messageKey: 'errors.badRequest' };
  return reply.code(status).send({ errors: [{ message, extensions }] });
}
