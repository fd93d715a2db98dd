import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { findMails, type MailOfQueue, sendMailNow } from '../../../platform/mail/public.ts';
import { carryOut, isReason, recordLook, requireScope } from '../../staff/public.ts';
import { knownId, moment, pageOf, rowsToRead } from '../../../../staff-api/page-of.ts';

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
  queuedMails: async (_parent, { filter, after, first }, context) => {
    requireScope(context.staff, 'mails:read');
    const limit = rowsToRead(first);
    const { state = null, kind, brand, recipient } = filter ?? {};
    const search = { state, kind: kind || null, brand: brand || null, recipient: recipient?.trim() || null };
    const found = await findMails(context.services.db, { ...search, after: knownId(after), limit });
    const { page, next } = pageOf(found, limit);
    // Addresses are personal: each look at them is recorded, as those at members are.
    await recordLook(context, { action: 'mails.read', entityKind: 'mail', entityId: 'outbox' }, { found: page.length });
    return { mails: page.map(shownMail), next };
  },
} satisfies Partial<QueryResolvers>;

/** What staff do about a mail. */
export const mailMutations = {
  sendMailNow: async (_parent, { id, reason }, context) => {
    requireScope(context.staff, 'mails:resend');
    if (!isReason(reason)) {
      return { __typename: 'SendMailRefused', message: 'Write the reason, in 3 to 1,000 letters.' };
    }
    const act = { action: 'mail.send', entityKind: 'mail', entityId: id, reason };
    const isDue = await carryOut(
      context,
      act,
      async (trx, at) => knownId(id) !== null && (await sendMailNow(trx, id, at)),
    );
    return isDue
      ? { __typename: 'MailIsDue', id }
      : {
          __typename: 'SendMailRefused',
          message:
            'Only an email whose next attempt is more than two minutes away can be sent early. The text of a failed one is deleted.',
        };
  },
} satisfies Partial<MutationResolvers>;
