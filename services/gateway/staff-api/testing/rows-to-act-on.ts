import type { Database } from '../../db/database.ts';

/** A gift that was mailed and not redeemed. */
export async function addDeliveredGift(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('gifts')
    .values({
      id: 'audited',
      tenant_id: 'vixen',
      product: 'vixen',
      plan_id: 'audited',
      plan_kind: 'month',
      months: 1,
      amount: 2_999,
      currency: 'USD',
      buyer_user_id: null,
      buyer_email: 'buyer@example.com',
      buyer_name: 'Ada',
      recipient_email: 'friend@example.com',
      message: '',
      deliver_at: now,
      created_at: now,
      paid_at: now,
      delivered_at: now,
    })
    .execute();
  await db
    .insertInto('vouchers')
    .values({ id: 'audited', gift_id: 'audited', batch_id: null, code_hash: 'x', code_end: 'WXYZ', uses_left: 1 })
    .execute();
}

/** A request by the support form. @returns lets the mails of all answers fail, and names the event that closed the request */
export async function addRequest(db: Database, now: Date): Promise<() => Promise<string>> {
  await db
    .insertInto('public_requests')
    .values({
      id: 'audited',
      case_number: 'S-1',
      kind: 'support',
      tenant_id: 'vixen',
      fields: JSON.stringify({ email: 'person@example.com' }),
      fingerprint: 'audited',
      received_at: now,
      due_at: null,
      closed_at: null,
    })
    .execute();
  return async () => {
    await db.updateTable('mails').set({ state: 'failed', settled_at: now }).execute();
    const closed = db.selectFrom('public_request_events').select('id').where('kind', '=', 'closed');
    return (await closed.executeTakeFirstOrThrow()).id;
  };
}

/** A reported error. */
export function addProblemReport(db: Database, now: Date): Promise<{ readonly id: string }> {
  return db
    .insertInto('problem_reports')
    .values({
      tenant_id: 'vixen',
      correlation_id: 'x',
      path: '/',
      error: null,
      text: 'Broken',
      received_at: now,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A mail that waits for its next attempt. */
export function addWaitingMail(db: Database, now: Date): Promise<{ readonly id: string }> {
  return db
    .insertInto('mails')
    .values({
      idempotency_key: null,
      kind: 'welcome',
      tenant_id: 'vixen',
      recipient: 'x@example.com',
      content: '{}',
      next_attempt_at: new Date(now.getTime() + 3_600_000),
      queued_at: now,
      settled_at: null,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A file whose preparation failed. */
export async function addFailedSource(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('media_sources')
    .values({
      id: 'audited',
      video_id: null,
      picture_id: 'picture',
      shape: 'landscape',
      kind: 'picture',
      file_name: 'x.jpg',
      bytes: 1,
      store_key: 'x',
      state: 'failed',
      facts: null,
      problem: 'x',
      version: null,
      added_by: 'admin',
      added_at: now,
      ended_at: now,
    })
    .execute();
}

/** Prepared media of one of the films that there are. */
export async function addPreparedFilm(db: Database, now: Date): Promise<void> {
  const film = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', 'film')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('media_sources')
    .values({
      id: 'prepared',
      video_id: film.id,
      picture_id: null,
      shape: null,
      kind: 'film',
      file_name: 'x.mp4',
      bytes: 1,
      store_key: 'x.mp4',
      state: 'published',
      facts: JSON.stringify({ seconds: 60 }),
      problem: null,
      version: 'one',
      added_by: 'admin',
      added_at: now,
      ended_at: now,
    })
    .execute();
}

/** New media of a film that people see, which wait to be shown. */
export async function addWaitingMedia(db: Database, filmId: string, sourceId: string, now: Date): Promise<void> {
  await db
    .insertInto('media_sources')
    .values({
      id: sourceId,
      video_id: filmId,
      picture_id: null,
      shape: null,
      kind: 'film',
      file_name: 'x.mp4',
      bytes: 1,
      store_key: sourceId,
      state: 'published',
      version: sourceId,
      added_by: 'admin',
      added_at: now,
      ended_at: now,
    })
    .execute();
  const film = { version: sourceId, seconds: 60, video: {}, trailer: {}, preview: null };
  await db
    .insertInto('waiting_media')
    .values({
      source_id: sourceId,
      film_id: filmId,
      own_media: JSON.stringify({ film, picture: null }),
      run_length_seconds: 60,
      best_height: 1_080,
      prepared_at: now,
      discarded_at: null,
    })
    .execute();
}

/** A post of the wall about a film, which waits for its moderator. */
export async function addWallPost(db: Database, videoId: string, at: Date): Promise<void> {
  await db
    .insertInto('wall_posts')
    .values({
      id: 'audited',
      site_id: 'vixen',
      curator: 'Ines',
      text: 'Light.',
      video_id: videoId,
      shape: 'wide',
      status: 'pending',
      posted_at: at,
      moderated_at: null,
    })
    .execute();
}

/** An appeal of a member against the decision about their comment. */
export async function addAppeal(
  db: Database,
  { by, userId, commentId, at }: { by: string; userId: string; commentId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('comment_appeals')
    .values({
      subject: 'comment:0:0',
      user_id: userId,
      kind: 'comment',
      comment_id: commentId,
      decided_against_by: by,
      reason: 'It is rude',
      text: 'It is not',
      appealed_at: at,
      state: 'open',
      decided_by: null,
      decided_at: null,
      answer: null,
    })
    .execute();
}
