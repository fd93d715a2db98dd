import type { GatewayServices } from '../../../services.ts';
import { INTERACTION_KINDS } from '../tables.ts';
import { ok, type RecombeeAnswer, refuse } from './answer.ts';
import { addInteraction, changeEntity, deleteInteraction, type Parameters } from './interactions.ts';
import { answerNext, answerRecommendation } from './recommendations.ts';
import type { Signer } from './signature.ts';

type Services = Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>;

export interface RecombeeCall {
  readonly method: string;
  /** After the database's id, beginning with a slash. */
  readonly path: string;
  readonly parameters: Parameters;
}

const MOST_IN_A_BATCH = 10_000;

/** Answers one call of the API. A browser, by its public token, may tell and ask, but not manage. */
export async function answerCall(
  services: Services,
  database: string,
  signer: Signer,
  call: RecombeeCall,
): Promise<RecombeeAnswer> {
  const { method, path, parameters } = call;
  const parts = segmentsOf(path);
  if (parts === null) return refuse(400, 'Invalid path.');
  const [first = '', second = '', third = '', fourth = ''] = parts;
  const { db, clock } = services;
  const kind = INTERACTION_KINDS.find((each) => each === first);
  if (kind && parts.length === 1) {
    if (method === 'POST') return addInteraction(db, database, kind, parameters, clock.now());
    if (method === 'DELETE' && signer === 'private') return deleteInteraction(db, database, kind, parameters);
  }
  if (method === 'POST' && first === 'recomms' && parts.length === 4) {
    if (second === 'next' && third === 'items') return answerNext(services, database, fourth, parameters);
    if (second === 'users' && fourth === 'items') {
      return answerRecommendation(services, database, { userId: third, itemId: null }, parameters);
    }
    if (second === 'items' && fourth === 'items') {
      return answerRecommendation(services, database, { userId: parameters['targetUserId'], itemId: third }, parameters);
    }
  }
  if (method === 'POST' && first === 'batch' && parts.length === 1) return answerBatch(services, database, signer, parameters);
  if (signer === 'private' && (first === 'users' || first === 'items') && parts.length === 2) {
    if (method === 'PUT' || method === 'DELETE') return changeEntity(db, database, first, second, method === 'PUT');
  }
  return refuse(404, 'The built-in recommender has no such call.');
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
      call === null || /^\/?batch/.test(call.path)
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
