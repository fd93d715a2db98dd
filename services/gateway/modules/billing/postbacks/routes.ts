import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import {
  POSTBACK_SIGNATURE_HEADER,
  POSTBACK_TIMESTAMP_HEADER,
  SIGNATURE_LIFE_MS,
} from '@network/validation/postback-signature.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { isBillerId } from '../../membership/public.ts';
import type { PostbacksTable } from '../tables.ts';
import { ingest } from './inbox.ts';

const LONGEST_PAYLOAD = 16 * 1024;
/** Refused postbacks that are stored per hour: enough to diagnose, not enough to fill a disk. */
const MAX_REFUSED_PER_HOUR = 1_000;

const one = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** Receives the billers' events: `POST /billers/:biller/postbacks`, signed, stored as the text that arrived. */
export async function postbackRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: LONGEST_PAYLOAD },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { biller: string }; Body: string }>(
      '/billers/:biller/postbacks',
      { config: { write: { from: 'secret' } } },
      async (request, reply) => {
        const { biller } = request.params;
        if (!isBillerId(biller)) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such biller.');
        const payload = typeof request.body === 'string' ? request.body : '';
        const timestamp = one(request.headers[POSTBACK_TIMESTAMP_HEADER]);
        const signature = one(request.headers[POSTBACK_SIGNATURE_HEADER]);
        const now = services.clock.now();
        const adapter = billerOf(services, biller);
        const verdict = adapter.verify({ payload, timestamp, signature }, now);
        if (verdict !== 'valid' || signature === undefined) {
          await storeRefusedPostback(services, {
            biller,
            payload,
            signature: verdict === 'valid' ? 'invalid' : verdict,
            now,
          });
          return reply.code(401).send({ status: 'refused' });
        }
        if (!(await isFirstUse(services, signature, now))) {
          await storeRefusedPostback(services, { biller, payload, signature: 'repeated', now });
          return reply.code(409).send({ status: 'refused' });
        }
        const event = adapter.parse(payload);
        if (event === null) {
          await storeUnreadPostback(services, biller, payload, now);
          return reply.code(400).send({ status: 'flagged' });
        }
        const status = await ingest(services, { biller, event, payload, source: 'postback' }, now);
        return reply.code(status === 'failed' ? 503 : 200).send({ status });
      },
    );
  });
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
