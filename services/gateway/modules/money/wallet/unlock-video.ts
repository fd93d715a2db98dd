import type { Database } from '../../../db/database.ts';
import type { MutationResolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { holdSessionOfCall } from '../../people/identity/public.ts';
import { lockWallet } from './balance.ts';
import { post } from './ledger.ts';

/** `UnlockVideo`: unlocks a video for a credit. The guard of `@access` has checked who may spend. */
export const unlockVideoForCredit: NonNullable<MutationResolvers['UnlockVideo']> = async (
  _parent,
  { input },
  context,
) => {
  const { db, clock } = context.services;
  const video = await context.loaders.catalogue.video.load(input.id);
  if (video === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such video here.');
  const { userId } = await requirePerson(context);
  const { outcome, credits } = await unlockVideo(db, { userId, videoId: video.id, at: clock.now() });
  // What this call answers next is computed with the video unlocked.
  context.clearCachedViewer();
  switch (outcome) {
    case 'unlocked':
      return { __typename: 'VideoUnlocked', video, credits };
    case 'already-unlocked':
      return {
        __typename: 'VideoAlreadyUnlocked',
        messageKey: 'video_unlock_modal.already_unlocked',
        video,
        credits,
      };
    case 'no-credit':
      return { __typename: 'VideoUnlockFailed', messageKey: 'video_unlock_modal.error' };
  }
};

export interface VideoPurchase {
  readonly userId: string;
  readonly videoId: string;
  readonly at: Date;
}

export type VideoAnswer = {
  readonly outcome: 'unlocked' | 'already-unlocked' | 'no-credit';
  readonly credits: number;
};

/** Takes one credit and unlocks the video, or does neither. A video that is already unlocked costs nothing. */
export function unlockVideo(db: Database, purchase: VideoPurchase): Promise<VideoAnswer> {
  const { userId, at } = purchase;
  return db.transaction().execute(async (trx): Promise<VideoAnswer> => {
    // The session is locked before the wallet (docs/architecture.md): one that has ended meanwhile spends nothing.
    await holdSessionOfCall(trx, userId, at);
    const credits = await lockWallet(trx, userId, 'credits');
    if (await ownsVideo(trx, purchase)) return { outcome: 'already-unlocked', credits };
    if (credits < 1) return { outcome: 'no-credit', credits };
    await payVideo(trx, purchase);
    await openVideo(trx, purchase);
    return { outcome: 'unlocked', credits: credits - 1 };
  });
}

async function ownsVideo(trx: Database, { userId, videoId }: VideoPurchase): Promise<boolean> {
  const owned = await trx
    .selectFrom('unlocked_videos')
    .select('video_id')
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return owned !== undefined;
}

async function payVideo(trx: Database, { userId, videoId, at }: VideoPurchase): Promise<void> {
  await post(trx, {
    userId,
    unit: 'credits',
    amount: -1,
    counterpart: 'spent',
    type: 'unlock',
    reason: 'video.unlock',
    subject: videoId,
    idempotencyKey: `unlock-video:${userId}:${videoId}`,
    at,
  });
}

async function openVideo(trx: Database, { userId, videoId, at }: VideoPurchase): Promise<void> {
  await trx.insertInto('unlocked_videos').values({ user_id: userId, video_id: videoId, unlocked_at: at }).execute();
}
