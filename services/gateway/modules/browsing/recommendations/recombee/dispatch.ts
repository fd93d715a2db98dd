import type { GatewayServices } from '../../../../services.ts';
import { INTERACTION_KINDS } from '../tables.ts';
import { ok, type RecombeeAnswer, refuse } from './answer.ts';
import { changeEntity, getItemValues, listEntities, resetDatabase, setItemValues } from './entities.ts';
import { addInteraction, deleteInteraction, listInteractions } from './interactions.ts';
import type { Parameters } from './parameters.ts';
import { answerNext, answerRecommendation, answerSearch } from './recommendations.ts';
import type { Signer } from './signature.ts';

type Services = Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>;

export interface RecombeeCall {
  readonly method: string;
  /** After the database's id, beginning with a slash. */
  readonly path: string;
  readonly parameters: Parameters;
}

const MOST_IN_A_BATCH = 10_000;
const NO_SUCH_CALL = refuse(404, 'The built-in recommender has no such call.');

/**
 * Answers one call of the API. A browser, by its public token, may send events and request recommendations, but not
 * manage.
 */
export async function answerCall(
  services: Services,
  database: string,
  signer: Signer,
  call: RecombeeCall,
): Promise<RecombeeAnswer> {
  const parts = segmentsOf(call.path);
  if (parts === null) return refuse(400, 'Invalid path.');
  const { method, parameters } = call;
  const [first = ''] = parts;
  const { db, clock } = services;
  const kind = INTERACTION_KINDS.find((each) => each === first);
  if (method === 'POST' && kind && parts.length === 1) {
    return addInteraction(db, database, kind, parameters, clock.now());
  }
  if (method === 'POST' && first === 'batch' && parts.length === 1) {
    return answerBatch(services, database, signer, parameters);
  }
  if (method === 'POST' && first === 'recomms') return answerRecomms(services, database, parts, parameters);
  if (method === 'POST' && first === 'search' && parts.length === 4 && parts[1] === 'users' && parts[3] === 'items') {
    return answerSearch(services, database, parts[2] ?? '', parameters);
  }
  if (signer !== 'private') return NO_SUCH_CALL;
  if (method === 'DELETE' && kind && parts.length === 1) return deleteInteraction(db, database, kind, parameters);
  if (method === 'DELETE' && parts.length === 0) return resetDatabase(db, database);
  return answerManagement(services, database, { ...call, parts });
}

async function answerRecomms(
  services: Services,
  database: string,
  parts: readonly string[],
  parameters: Parameters,
): Promise<RecombeeAnswer> {
  const [, kind, id = '', last = ''] = parts;
  if (parts.length !== 4) return NO_SUCH_CALL;
  if (kind === 'next' && id === 'items') return answerNext(services, database, last, parameters);
  if (last !== 'items') return NO_SUCH_CALL;
  if (kind === 'users') return answerRecommendation(services, database, { userId: id, itemId: null }, parameters);
  if (kind !== 'items') return NO_SUCH_CALL;
  return answerRecommendation(services, database, { userId: parameters['targetUserId'], itemId: id }, parameters);
}

async function answerManagement(
  { db }: Services,
  database: string,
  { method, parts, parameters }: RecombeeCall & { readonly parts: readonly string[] },
): Promise<RecombeeAnswer> {
  const [entity, id = '', list] = parts;
  if (entity !== 'users' && entity !== 'items') return NO_SUCH_CALL;
  const kind = INTERACTION_KINDS.find((each) => each === list);
  if (method === 'GET' && kind && parts.length === 3) return listInteractions(db, database, kind, { entity, id });
  if (parts.length !== 2) return NO_SUCH_CALL;
  if (method === 'GET' && id === 'list') return listEntities(db, database, entity, parameters);
  if (method === 'PUT' || method === 'DELETE') return changeEntity(db, database, entity, id, method === 'PUT');
  if (entity === 'users') return NO_SUCH_CALL;
  if (method === 'POST') return setItemValues(db, database, id, parameters);
  return method === 'GET' ? getItemValues(db, database, id) : NO_SUCH_CALL;
}

/** Each request of a batch in its turn, with its own status; a batch in a batch is none. */
async function answerBatch(
  services: Services,
  database: string,
  signer: Signer,
  { requests }: Parameters,
): Promise<RecombeeAnswer> {
  if (!Array.isArray(requests)) return refuse(400, 'requests is a list.');
  if (requests.length > MOST_IN_A_BATCH) return refuse(413, `At most ${MOST_IN_A_BATCH} requests.`);
  const answers: { code: number; json: unknown }[] = [];
  for (const each of requests as readonly unknown[]) {
    const call = callOf(each);
    const answer =
      call === null || /^\/*batch/.test(call.path)
        ? refuse(400, 'Invalid request.')
        : await answerCall(services, database, signer, call);
    answers.push({ code: answer.status, json: answer.body });
  }
  return ok(answers);
}

function callOf(value: unknown): RecombeeCall | null {
  if (typeof value !== 'object' || value === null) return null;
  const { method, path, params = {} } = value as Record<string, unknown>;
  if (typeof method !== 'string' || typeof path !== 'string') return null;
  if (typeof params !== 'object' || params === null) return null;
  return { method, path, parameters: params as Parameters };
}

function segmentsOf(path: string): readonly string[] | null {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}
