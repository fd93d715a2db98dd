import { contactAddress } from '@network/tenant/contacts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { Mail } from '../../../platform/mail/public.ts';
import type { WholeRequest } from './find-requests.ts';

/** How a request ends. */
export type Outcome = 'done' | 'declined';

/** The key of the mail of an event, by the event's own. */
export const answerMailKey = (requestKey: string): string => `request-answer:${requestKey}`;

/**
 * What the sender of a request will read: a reply, or the decision about a removal. Their answer goes to the brand's mailbox for the
 * form; a brand of which no release is active has none.
 */
export function answerMail(
  sender: Tenant | null,
  request: Pick<WholeRequest, 'caseNumber' | 'email' | 'brand' | 'kind'>,
  {
    text,
    outcome,
    key,
    now,
  }: { readonly text: string; readonly outcome: Outcome | null; readonly key: string; readonly now: Date },
): Mail {
  const { caseNumber, email: to, brand: tenant, kind } = request;
  const replyTo = sender === null ? {} : { replyTo: contactAddress(sender, kind) };
  const own = { to, tenant, linkOn: 'tour', ...replyTo, idempotencyKey: answerMailKey(key) } as const;
  const lines = { lines: writtenText(text) };
  if (kind !== 'removal' || outcome === null) {
    const link = kind === 'removal' ? '/removal' : '/support';
    return { ...own, kind: 'requestReply', values: { caseNumber, text: lines, link } };
  }
  const values = { caseNumber, text: lines, date: now, link: '/removal' };
  return { ...own, kind: outcome === 'done' ? 'removalDone' : 'removalDeclined', values };
}
