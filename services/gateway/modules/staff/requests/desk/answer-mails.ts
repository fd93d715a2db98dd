import { wasMailedAgain } from '@network/validation/requests/mailed-again.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { type MailFate, mailsByKey, queueMail, sendMailNow } from '../../../platform/mail/public.ts';
import { isRequestKey, recordStaffAction, type Staff } from '../../staff/public.ts';
import { answerMail, answerMailKey, type Outcome } from './answer-mail.ts';
import { claimKey, lockRequest, refuse, Refused } from './change-request.ts';
import { findRequest } from './find-requests.ts';

/** What became of the mail of an event of a request. */
interface AnswerMail {
  /** Id of the event. */
  readonly event: string;
  readonly mail: MailFate;
}

/** How a request had ended, by the mail that says so. */
const OUTCOMES: Readonly<Record<string, Outcome>> = { removalDone: 'done', removalDeclined: 'declined' };

/** What became of the mails of a request's answers, in their order. Those that the outbox has forgotten are missing. */
export async function findAnswerMails(db: Database, requestId: string): Promise<readonly AnswerMail[]> {
  const events = await db
    .selectFrom('public_request_events')
    .select(['id', 'request_key'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  const mails = await mailsByKey(
    db,
    events.map(({ request_key }) => answerMailKey(request_key)),
  );
  return events.flatMap(({ id, request_key }) => {
    const mail = mails.find(({ key }) => key === answerMailKey(request_key));
    return mail === undefined ? [] : [{ event: id, mail }];
  });
}

/**
 * Mails an answer again, once for each request key. A mail that waits for its next attempt is sent now; in place of a
 * mail that was given up, a new one is written from the stored answer. A mail that was sent, or that may be on its way,
 * stays as it is.
 */
export async function mailAnswerAgain(
  services: GatewayServices,
  staff: Staff,
  { id, event, requestKey }: { readonly id: string; readonly event: string; readonly requestKey: string },
) {
  if (!isRequestKey(requestKey)) return refuse('requestKey');
  const at = services.clock.now();
  try {
    await services.db.transaction().execute(async (trx) => {
      const request = await lockRequest(trx, id);
      if (!(await claimKey(trx, { id, requestKey, kind: 'mailedAgain' }))) return;
      if (services.config.isMailOff) throw new Refused('mailOff');
      const answers = await findAnswerMails(trx, id);
      const mail = answers.find((each) => each.event === event)?.mail;
      const told = request.events.find((each) => each.id === event);
      if (mail === undefined || told === undefined) throw new Refused('noMail');
      if (mail.state === 'queued') {
        if (!(await sendMailNow(trx, mail.id, at))) throw new Refused('mailUnderWay');
      } else if (mail.state === 'sent' || wasMailedAgain(request.events, event)) {
        throw new Refused('mailSent');
      } else {
        const outcome = OUTCOMES[mail.kind] ?? null;
        const answer = { text: told.text, outcome, key: requestKey, now: told.at };
        await queueMail(trx, answerMail(services.tenants.find(request.brand), request, answer), at);
        const again = { kind: 'mailedAgain', text: told.text, facts: null, request_key: requestKey } as const;
        await trx
          .insertInto('public_request_events')
          .values({ request_id: id, at, staff: staff.email, ...again })
          .execute();
      }
      const action = { action: 'request.mailedAgain', entityKind: 'request', entityId: id, before: null };
      await recordStaffAction(trx, staff, { at, ...action, after: { event } });
    });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.key);
    throw error;
  }
  const request = await findRequest(services.db, id);
  return request === null ? refuse('gone') : ({ __typename: 'RequestChanged', request } as const);
}
