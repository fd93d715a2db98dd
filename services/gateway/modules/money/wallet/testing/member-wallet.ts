import type { TestGateway } from '@network/testing/gateway.ts';
import { demonstrationId } from '../../../people/identity/testing/public.ts';
import { balanceOf } from '../balance.ts';
import { type Forfeiture, forfeit, type Loss } from '../forfeit.ts';
import { post } from '../ledger.ts';
import { extendRestoration, restoreForfeited, type Restoration } from '../restore.ts';
import { unlockPack } from '../unlock-pack.ts';

/** The wallet of the demonstration's `member`: 40 gems, two packs and a paid membership. Each call is a transaction. */
export interface MemberWallet {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly gems: () => Promise<number>;
  /** Packs that are unlocked and not lost, by id. */
  readonly packs: () => Promise<readonly string[]>;
  readonly grant: (gems: number, at: Date) => Promise<boolean>;
  readonly unlock: (packId: string, at: Date) => Promise<string>;
  readonly lose: (loss: Pick<Forfeiture, 'at' | 'restorableUntil'> & { readonly cause?: string }) => Promise<Loss>;
  readonly restore: (at: Date, more?: Partial<Restoration>) => Promise<Loss>;
  readonly extend: (until: Date, subscriptionId?: string) => Promise<void>;
}

export async function walletOfMember({ services }: TestGateway): Promise<MemberWallet> {
  const { db } = services;
  const userId = await demonstrationId(services, 'member');
  const { id: subscriptionId } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const owner = { userId, subscriptionId };
  return {
    ...owner,
    gems: () => balanceOf(db, userId, 'gems'),
    packs: async () => {
      const owned = db.selectFrom('unlocked_channel_packs').select('pack_id').where('user_id', '=', userId);
      const rows = await owned.where('lost_at', 'is', null).orderBy('pack_id').execute();
      return rows.map(({ pack_id }) => pack_id);
    },
    grant: (amount, at) => {
      const idempotencyKey = `grant-${at.toISOString()}`;
      const booked = { unit: 'gems', counterpart: 'issued', type: 'grant', reason: 'gems.weekly' } as const;
      return post(db, { userId, amount, at, idempotencyKey, ...booked });
    },
    unlock: async (packId, at) => {
      const idempotencyKey = `unlock-${packId}-${at.getTime()}`;
      return (await unlockPack(db, { userId, packId, idempotencyKey, at })).outcome;
    },
    lose: ({ cause = 'postback-1', ...when }) =>
      db.transaction().execute((trx) => forfeit(trx, { ...owner, cause, ...when })),
    restore: (at, more) =>
      db.transaction().execute((trx) => restoreForfeited(trx, { ...owner, at, isComeback: true, ...more })),
    extend: (until, id = subscriptionId) => db.transaction().execute((trx) => extendRestoration(trx, id, until)),
  };
}
