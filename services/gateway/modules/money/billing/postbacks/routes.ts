import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import { plainAddress } from '@network/server/requests/client-address.ts';
import { SIGNATURE_LIFE_MS } from '@network/validation/postback-signature.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { IncomingPostback, PostbackAnswer, PostbackOutcome } from '../billers/biller.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { isBillerId } from '../../membership/public.ts';
import type { PostbacksTable } from './postback-tables.ts';
import { ingest } from './inbox.ts';

const LONGEST_PAYLOAD = 16 * 1024;
/** Refused postbacks that are stored per hour: enough to diagnose, not enough to fill a disk. */
const MAX_REFUSED_PER_HOUR = 1_000;

/**
 * The content types that billers send, including form posts and XML. An adapter reads the text itself, once it knows
 * whose it is.
 */
const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/xml',
  'text/xml',
  'text/plain',
];

type PostbackRequest = FastifyRequest<{ Params: { biller: string } }>;

/** Receives the billers' events: `/billers/:biller/postbacks`, by POST or GET as the biller does it. */
export async function postbackRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      CONTENT_TYPES,
      { parseAs: 'string', bodyLimit: LONGEST_PAYLOAD },
      (_request, body, done) => done(null, body),
    );
    const receive = async (request: PostbackRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { biller } = request.params;
      if (!isBillerId(biller)) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such biller.');
      const { status, contentType, body } = await receivePostback(services, biller, postbackIn(request));
      return reply.code(status).type(contentType).send(body);
    };
    scope.post<{ Params: { biller: string } }>(ADDRESS, { config: { write: { from: 'secret' } } }, receive);
    scope.get<{ Params: { biller: string } }>(ADDRESS, { exposeHeadRoute: false }, receive);
  });
}

const ADDRESS = '/billers/:biller/postbacks';

function postbackIn(request: PostbackRequest): IncomingPostback {
  const { method, headers, body, ip } = request;
  return {
    method: method === 'GET' ? 'GET' : 'POST',
    headers,
    address: plainAddress(ip),
    query: new URL(request.url, 'http://localhost').searchParams,
    body: typeof body === 'string' ? body : '',
  };
}

async function receivePostback(
  services: GatewayServices,
  biller: BillerId,
  postback: IncomingPostback,
): Promise<PostbackAnswer> {
  const now = services.clock.now();
  const adapter = billerOf(services, biller);
  const { signature, once } = adapter.verify(postback, now);
  const refused = { biller, payload: postback.body, now };
  if (signature !== 'valid') {
    await storeRefusedPostback(services, { ...refused, signature });
    return adapter.answer('refused');
  }
  if (once !== null && !(await isFirstUse(services, once, now))) {
    await storeRefusedPostback(services, { ...refused, signature: 'repeated' });
    return adapter.answer('repeated');
  }
  try {
    const reported = await adapter.receive(postback);
    if (reported === null) {
      await storeUnreadPostback(services, biller, postback.body, now);
      return adapter.answer('not-understood');
    }
    let outcome: PostbackOutcome = 'taken';
    for (const { event, payload } of reported) {
      if ((await ingest(services, { biller, event, payload, source: 'postback' }, now)) === 'failed')
        outcome = 'failed';
    }
    return adapter.answer(outcome);
  } catch (error) {
    services.log.error({ err: error, biller }, 'postback not taken');
    return adapter.answer('failed');
  }
}

/** A signature counts once in its life. */
async function isFirstUse({ db }: Pick<GatewayServices, 'db'>, signature: string, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('postback_signatures')
    .values({ signature, expires_at: new Date(now.getTime() + 2 * SIGNATURE_LIFE_MS) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

async function storeRefusedPostback(
  { db }: Pick<GatewayServices, 'db'>,
  refused: {
    readonly biller: BillerId;
    readonly payload: string;
    readonly signature: PostbacksTable['signature'];
    readonly now: Date;
  },
): Promise<void> {
  const { biller, payload, signature, now } = refused;
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await sql`
    insert into postbacks (id, biller, payload, source, signature, status, received_at)
    select ${crypto.randomUUID()}, ${biller}, ${payload.replaceAll('\0', '')}, 'postback', ${signature}, 'refused', ${now}::timestamptz
    where (select count(*) from (
      select 1 from postbacks where status = 'refused' and received_at > ${hourAgo} limit ${MAX_REFUSED_PER_HOUR}
    ) stored) < ${MAX_REFUSED_PER_HOUR}
  `.execute(db);
}

async function storeUnreadPostback({ db }: Pick<GatewayServices, 'db'>, biller: BillerId, payload: string, now: Date) {
  await db
    .insertInto('postbacks')
    .values({
      id: crypto.randomUUID(),
      biller,
      event_id: null,
      order_id: null,
      kind: null,
      payload: payload.replaceAll('\0', ''),
      source: 'postback',
      signature: 'valid',
      status: 'flagged',
      problem: 'not-understood',
      received_at: now,
      processed_at: null,
    })
    .execute();
}
