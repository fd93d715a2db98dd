import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import type { Logger } from 'pino';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';

/** A request whose gateway gives no sign of life for so long has ended, and the next one has its turn. */
export const LEASE_MS = 15_000;
const SIGN_OF_LIFE_MS = 1_000;
const TRY_AGAIN_MS = 200;
/** A sender who waits for longer is refused because the upload is busy, and tries again. */
const MOST_WAIT_MS = 30_000;

/**
 * Lets one request at a time work on an upload, whichever gateway it comes to. A request that waits makes the one before
 * it end: a sender whose connection broke goes on without waiting for the old one to be noticed.
 */
export class UploadLocks implements Locker {
  readonly #services: Pick<GatewayServices, 'db' | 'clock' | 'log'>;

  constructor(services: Pick<GatewayServices, 'db' | 'clock' | 'log'>) {
    this.#services = services;
  }

  newLock(uploadId: string): Lock {
    const { db, clock, log } = this.#services;
    const holder = randomUUID();
    let signs: NodeJS.Timeout | undefined;
    return {
      lock: async (signal: AbortSignal, onWanted: RequestRelease) => {
        const startedAt = performance.now();
        while (!(await take(db, uploadId, holder, clock.now()))) {
          if (performance.now() - startedAt > MOST_WAIT_MS) throw ERRORS.ERR_LOCK_TIMEOUT;
          await wait(TRY_AGAIN_MS, undefined, { signal }).catch(() => Promise.reject(ERRORS.ABORTED));
        }
        signs = setInterval(
          () => void giveSign(db, { uploadId, holder, at: clock.now(), onWanted, log }),
          SIGN_OF_LIFE_MS,
        );
      },
      unlock: async () => {
        clearInterval(signs);
        // The lease ends what could not be deleted.
        await db
          .deleteFrom('upload_locks')
          .where('upload_id', '=', uploadId)
          .where('holder', '=', holder)
          .execute()
          .catch((error: unknown) => log.warn({ err: error }, 'the lock of an upload waits for the end of its lease'));
      },
    };
  }
}

/** Takes a lock that nobody has; of one that somebody has, records that it is wanted. */
async function take(db: Database, uploadId: string, holder: string, now: Date): Promise<boolean> {
  const lease = { holder, lease_until: new Date(now.getTime() + LEASE_MS), is_wanted: false };
  const taken = await db
    .insertInto('upload_locks')
    .values({ upload_id: uploadId, ...lease })
    .onConflict((conflict) =>
      conflict.column('upload_id').doUpdateSet(lease).where('upload_locks.lease_until', '<=', now),
    )
    .returning('holder')
    .executeTakeFirst();
  if (taken) return true;
  await db.updateTable('upload_locks').set({ is_wanted: true }).where('upload_id', '=', uploadId).execute();
  return false;
}

interface Lease {
  readonly uploadId: string;
  readonly holder: string;
  readonly at: Date;
  readonly onWanted: RequestRelease;
  readonly log: Logger;
}

async function giveSign(db: Database, { uploadId, holder, at, onWanted, log }: Lease): Promise<void> {
  try {
    const own = await db
      .updateTable('upload_locks')
      .set({ lease_until: new Date(at.getTime() + LEASE_MS) })
      .where('upload_id', '=', uploadId)
      .where('holder', '=', holder)
      .returning('is_wanted')
      .executeTakeFirst();
    if (own === undefined || own.is_wanted) await onWanted();
  } catch (error) {
    log.warn({ err: error }, 'an upload could not say that it is under way');
  }
}
