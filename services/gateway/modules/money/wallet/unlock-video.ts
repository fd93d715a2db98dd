import type { Database } from '../../../db/database.ts';
import { holdSessionOfCall } from '../../people/identity/public.ts';
import { post } from './ledger.ts';
import { lockWallet } from './balance.ts';

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
export function unlockVideo(db: Database, { userId, videoId, at }: VideoPurchase): Promise<VideoAnswer> {
  return db.transaction().execute(async (trx): Promise<VideoAnswer> => {
    await holdSessionOfCall(trx, userId, at);
    const credits = await lockWallet(trx, userId, 'credits');
    const owned = await trx
      .selectFrom('unlocked_videos')
      .select('video_id')
      .where('user_id', '=', userId)
      .where('video_id', '=', videoId)
      .executeTakeFirst();
    if (owned) return { outcome: 'already-unlocked', credits };
    if (credits < 1) return { outcome: 'no-credit', credits };
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
    await trx.insertInto('unlocked_videos').values({ user_id: userId, video_id: videoId, unlocked_at: at }).execute();
    return { outcome: 'unlocked', credits: credits - 1 };
  });
}
