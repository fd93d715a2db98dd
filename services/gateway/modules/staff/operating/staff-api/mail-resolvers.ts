import { writtenText } from '@network/validation/written-text.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { findMails, type MailOfQueue, sendMailNow } from '../../../platform/mail/public.ts';
import { isReason, recordStaffAction, requireScope } from '../../staff/public.ts';
import { knownId, moment, pageOf, rowsToRead } from '../page-of.ts';

const shownMail = (mail: MailOfQueue) => ({
  id: mail.id,
  kind: mail.kind,
  brand: mail.tenant_id,
  recipient: mail.recipient,
  state: mail.state,
  attempts: mail.attempts,
  queuedAt: mail.queued_at.toISOString(),
  nextAttemptAt: mail.state === 'queued' ? mail.next_attempt_at.toISOString() : null,
  settledAt: moment(mail.settled_at),
  lastError: mail.last_error,
});

/** Queries about the outbox. */
export const mailQueries = {
  queuedMails: async (_parent, { filter, after, first }, { staff, services: { db, clock } }) => {
    requireScope(staff, 'mails:read');
    const limit = rowsToRead(first);
    const { state = null, kind, brand, recipient } = filter ?? {};
    const search = { state, kind: kind || null, brand: brand || null, recipient: recipient?.trim() || null };
    const found = await findMails(db, { ...search, after: knownId(after), limit });
    const { page, next } = pageOf(found, limit);
    // Addresses are personal: each look at them is recorded, as those at members are.
    await db.transaction().execute((trx) =>
      recordStaffAction(trx, staff, {
        at: clock.now(),
        action: 'mails.read',
        entityKind: 'mail',
        entityId: 'outbox',
        before: null,
        after: { found: page.length },
      }),
    );
    return { mails: page.map(shownMail), next };
  },
} satisfies Partial<QueryResolvers>;

/** What staff do about a mail. */
export const mailMutations = {
  sendMailNow: async (_parent, { id, reason }, { staff, services: { db, clock } }) => {
    requireScope(staff, 'mails:resend');
    if (!isReason(reason)) {
      return { __typename: 'SendMailRefused', message: 'Write the reason, in 3 to 1,000 letters.' };
    }
    const now = clock.now();
    const isDue = await db.transaction().execute(async (trx) => {
      if (knownId(id) === null || !(await sendMailNow(trx, id, now))) return false;
      const action = { action: 'mail.send', entityKind: 'mail', entityId: id, before: null };
      await recordStaffAction(trx, staff, { at: now, ...action, after: { reason: writtenText(reason) } });
      return true;
    });
    return isDue
      ? { __typename: 'MailIsDue', id }
      : {
          __typename: 'SendMailRefused',
          message:
            'Only an email whose next attempt is more than two minutes away can be sent early. The text of a failed one is deleted.',
        };
  },
} satisfies Partial<MutationResolvers>;
