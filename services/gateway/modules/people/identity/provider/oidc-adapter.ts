import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { GatewayServices } from '../../../../services.ts';
import { isOfSignInInForce } from '../sessions/sign-ins.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** Their value is a bearer's right, so it is nowhere in the table: the key is its hash and the payload goes without. */
const BEARER_MODELS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);

/** Storage of one of the identity server's models in the gateway's database. */
export function oidcAdapter(services: Pick<GatewayServices, 'db' | 'clock'>, model: string): Adapter {
  const { db, clock } = services;
  const isBearer = BEARER_MODELS.has(model);
  // A request that was on its way writes its session and tokens back when it ends, also where the sign-in that they belong to has ended.
  const table = () =>
    db
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where(isOfSignInInForce);
  type Row = { readonly payload: object; readonly consumed_at: Date | null };
  const restore = (row: Row | undefined, id?: string): AdapterPayload | undefined =>
    row && {
      ...row.payload,
      ...(isBearer && id !== undefined ? { jti: id } : {}),
      ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1_000) } : {}),
    };
  const revokeGrant = async (grantId: string): Promise<void> => {
    await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
  };

  return {
    upsert: async (id, payload, expiresIn) => {
      const { jti, ...rest } = payload;
      const row = {
        payload: JSON.stringify(isBearer ? rest : { jti, ...rest }),
        grant_id: (model === 'Grant' ? id : payload.grantId) ?? null,
        session_uid: (model === 'Session' ? payload.uid : payload.sessionUid) ?? null,
        // A sign-in that was answered and waits for its browser belongs to its account, and ends with what signs that in.
        account_id: payload.accountId ?? payload.result?.login?.accountId ?? null,
        expires_at: expiresIn === undefined ? null : new Date(clock.now().getTime() + expiresIn * 1_000),
      };
      await db
        .insertInto('oidc_payloads')
        .values({ model, id_hash: hashOfToken(id), ...row })
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
        .execute();
    },
    find: async (id) => restore(await table().where('id_hash', '=', hashOfToken(id)).executeTakeFirst(), id),
    findByUid: async (uid) => restore(await table().where('session_uid', '=', uid).executeTakeFirst()),
    // The device flow is off.
    findByUserCode: async () => undefined,
    // If several calls find the same artifact unconsumed, one wins. The others hold a copy, so the whole grant ends, as
    // it does when a copy is shown later (RFC 9700, section 4.14.2).
    consume: async (id) => {
      const consumed = await db
        .updateTable('oidc_payloads')
        .set({ consumed_at: clock.now() })
        .where('model', '=', model)
        .where('id_hash', '=', hashOfToken(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (consumed.numUpdatedRows > 0n) return;
      const row = await db
        .selectFrom('oidc_payloads')
        .select('grant_id')
        .where('model', '=', model)
        .where('id_hash', '=', hashOfToken(id))
        .executeTakeFirst();
      if (row?.grant_id) await revokeGrant(row.grant_id);
      throw new errors.InvalidGrant('already used');
    },
    destroy: async (id) => {
      await db.deleteFrom('oidc_payloads').where('model', '=', model).where('id_hash', '=', hashOfToken(id)).execute();
    },
    revokeByGrantId: revokeGrant,
  };
}
