import { createHash } from 'node:crypto';
import { checkRequest, type FieldErrors, type FieldValues } from '@network/validation/requests/check-request.ts';
import {
  type FieldError,
  fieldsOf,
  REQUEST_DEADLINES,
  type RequestKind,
} from '@network/validation/requests/request-forms.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../services.ts';
import { caseNumber } from './case-number.ts';
import type { ReceivedFile } from './request-files.ts';
import { queueRequestMails } from './request-mails.ts';

/** What a form was answered with; texts are the page's. */
export type RequestOutcome =
  | { readonly outcome: 'received'; readonly caseNumber: string; readonly dueAt: string | null }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors };

/** A form as it came. */
export interface SentForm {
  readonly kind: RequestKind;
  readonly tenant: Tenant;
  readonly fields: FieldValues;
  readonly files: readonly ReceivedFile[];
}

/** How long somebody goes on sending the same form after its answer was lost, across the end of a day. */
const RETRIED_MS = 3_600_000;

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>;

/** Stores a request and queues its mails in one transaction; the id is null where nothing new was stored. */
export async function receiveRequest(
  services: Needs,
  form: SentForm,
  newId: () => string,
): Promise<{ readonly answer: RequestOutcome; readonly requestId: string | null }> {
  const now = services.clock.now();
  const check = checkRequest(form.kind, form.fields, form.files.length, now);
  const pictures = pictureError(form);
  if (!check.ok || pictures !== null) {
    const errors = { ...(check.ok ? {} : check.errors), ...(pictures === null ? {} : { pictures }) };
    return { answer: { outcome: 'refused', errors }, requestId: null };
  }

  const dueAt = new Date(now.getTime() + REQUEST_DEADLINES[form.kind].hours * 3_600_000);
  const fingerprint = fingerprintOf(form, check.values, now);
  const retriedSince = new Date(now.getTime() - RETRIED_MS);
  const request = {
    id: newId(),
    case_number: caseNumber(form.kind, services.randomBytes),
    kind: form.kind,
    tenant_id: form.tenant.id,
    fields: JSON.stringify(check.values),
    fingerprint,
    received_at: now,
    due_at: dueAt,
    closed_at: null,
  };
  return services.db.transaction().execute(async (trx) => {
    const findEarlier = () =>
      trx
        .selectFrom('public_requests')
        .select(['case_number', 'due_at'])
        .where((eb) =>
          eb.or([
            eb('fingerprint', '=', fingerprint),
            // Its first answer may have been lost just before midnight.
            eb.and([
              eb('fingerprint', '=', fingerprintOf(form, check.values, retriedSince)),
              eb('received_at', '>=', retriedSince),
            ]),
          ]),
        )
        .executeTakeFirst();
    const before = await findEarlier();
    const stored =
      before === undefined &&
      (await trx
        .insertInto('public_requests')
        .values(request)
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returning('id')
        .executeTakeFirst());
    if (!stored) {
      // Submitted again, by a second click, a reload or after an answer that was lost: it is the same request.
      const earlier = before ?? (await findEarlier());
      if (earlier === undefined) throw new Error('A request that is there already is gone.');
      return { answer: received(form.kind, earlier.case_number, earlier.due_at), requestId: null };
    }
    const files = form.files.flatMap(({ id, type, size, sha256 }) =>
      type === null ? [] : [{ id, request_id: request.id, media_type: type, size, sha256 }],
    );
    if (files.length > 0) await trx.insertInto('public_request_files').values(files).execute();
    await queueRequestMails(
      { ...services, db: trx },
      { ...form, caseNumber: request.case_number, requestId: request.id, values: check.values, dueAt },
      now,
    );
    return { answer: received(form.kind, request.case_number, dueAt), requestId: request.id };
  });
}

/** The sender is told the deadline of a removal; those of the other forms are staff's own. */
function received(kind: RequestKind, number: string, dueAt: Date | null): RequestOutcome {
  const promised = kind === 'removal' ? dueAt : null;
  return { outcome: 'received', caseNumber: number, dueAt: promised?.toISOString() ?? null };
}

function pictureError({ kind, files }: SentForm): FieldError | null {
  const takesPictures = Object.values(fieldsOf(kind)).some(({ type }) => type === 'pictures');
  if (!takesPictures) return null;
  if (files.some(({ isTooLarge }) => isTooLarge)) return 'pictureTooLarge';
  return files.some(({ type }) => type === null) ? 'pictureType' : null;
}

function fingerprintOf(form: SentForm, values: Readonly<Record<string, string>>, now: Date): string {
  const sent = [
    form.kind,
    form.tenant.id,
    now.toISOString().slice(0, 10),
    values,
    form.files.map(({ sha256 }) => sha256),
  ];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}
