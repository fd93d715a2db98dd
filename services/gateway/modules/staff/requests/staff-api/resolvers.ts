import { hasStaffScope } from '@network/access/staff/staff-rights.ts';
import {
  fieldsOf,
  REQUEST_DEADLINES,
  REQUEST_KINDS,
  type RequestKind,
} from '@network/validation/requests/request-forms.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { decodeCursor, encodeCursor } from '../../../../staff-api/cursor.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type {
  MutationResolvers,
  PublicRequestResolvers,
  QueryResolvers,
} from '../../../../staff-api/resolvers.generated.ts';
import { findAccount } from '../../../people/identity/public.ts';
import { previewMail } from '../../../platform/mail/public.ts';
import { recordLook, requireScope } from '../../staff/public.ts';
import { answerMail } from '../desk/answer-mail.ts';
import { findAnswerMails, mailAnswerAgain } from '../desk/answer-mails.ts';
import { changeRequest, refuse, type RequestChange } from '../desk/change-request.ts';
import { findRequest, findRequests, type ListedRequest, type WholeRequest } from '../desk/find-requests.ts';

const PAGE = { standard: 25, most: 100 } as const;

const scopeOf = (kind: RequestKind) => `requests:${kind}` as const;

/** A look at what people wrote, which is in the audit. It names ids alone. */
const look = (action: string, entityId: string) => ({ action, entityKind: 'request', entityId });

/** A request of a form that the role may see; null for an unknown id. @throws GatewayError FORBIDDEN */
async function permitted({ services, staff }: StaffContext, id: string): Promise<WholeRequest | null> {
  const request = await findRequest(services.db, id);
  // An unknown id is refused as a known one is: to those who may see no form at all.
  const kind = request?.kind ?? REQUEST_KINDS.find((each) => hasStaffScope(staff, scopeOf(each))) ?? 'support';
  requireScope(staff, scopeOf(kind));
  return request;
}

const queries = {
  requestQueue: async (_parent, { kinds, state, mine, text, after, first }, context) => {
    const { services, staff } = context;
    if (kinds.length === 0) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'kinds: expected a form.');
    for (const kind of kinds) requireScope(staff, scopeOf(kind));
    const size = Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most);
    const rows = await findRequests(services.db, {
      kinds,
      state: state ?? 'open',
      assignedTo: mine ? staff.email : null,
      text: text?.trim() || null,
      after: after ? decodeCursor(after) : null,
      size: size + 1,
    });
    const requests = rows.slice(0, size);
    const last = requests.at(-1);
    await recordLook(context, look('request.list', [...new Set(kinds)].join(' ')), {
      found: requests.map(({ id }) => id),
    });
    return {
      requests,
      nextCursor: rows.length > size && last ? encodeCursor([last.place.toISOString(), last.id]) : null,
    };
  },
  publicRequest: async (_parent, { id }, context) => {
    const request = await permitted(context, id);
    if (request !== null) await recordLook(context, look('request.read', id));
    return request;
  },
  requestMails: async (_parent, { id }, context) => {
    if ((await permitted(context, id)) === null) return [];
    const mails = await findAnswerMails(context.services.db, id);
    return mails.map(({ event, mail: { state, attempts, ...mail } }) => ({
      event,
      state,
      attempts,
      nextAttemptAt: state === 'queued' ? mail.next_attempt_at.toISOString() : null,
      settledAt: mail.settled_at?.toISOString() ?? null,
      lastError: mail.last_error,
    }));
  },
  previewRequestMail: async (_parent, { id, text, outcome }, context) => {
    const request = await permitted(context, id);
    const tenant = request && context.services.tenants.find(request.brand);
    if (!request || !tenant) return null;
    const mail = answerMail(tenant, request, {
      text,
      outcome: outcome ?? null,
      key: id,
      now: context.services.clock.now(),
    });
    return { to: mail.to, replyTo: mail.replyTo ?? null, ...previewMail(mail, tenant) };
  },
} satisfies Partial<QueryResolvers>;

async function change(context: StaffContext, id: string, requestKey: string, of: RequestChange) {
  if ((await permitted(context, id)) === null) return refuse('gone');
  return changeRequest(context.services, context.staff, { id, requestKey, change: of });
}

const mutations = {
  assignRequest: (_parent, { id, toMe, requestKey }, context) =>
    change(context, id, requestKey, { kind: toMe ? 'assigned' : 'released' }),
  noteOnRequest: (_parent, { id, text, requestKey }, context) =>
    change(context, id, requestKey, { kind: 'noted', text }),
  replyToRequest: (_parent, { id, text, waits, requestKey }, context) =>
    change(context, id, requestKey, { kind: 'replied', text, waits }),
  closeRequest: (_parent, { id, text, outcome, films, requestKey }, context) =>
    change(context, id, requestKey, { kind: 'closed', text, outcome, films: films.map((slug) => slug.trim()) }),
  mailRequestAnswerAgain: async (_parent, { id, event, requestKey }, context) => {
    if ((await permitted(context, id)) === null) return refuse('gone');
    return mailAnswerAgain(context.services, context.staff, { id, event, requestKey });
  },
  reopenRequest: (_parent, { id, reason, requestKey }, context) =>
    change(context, id, requestKey, { kind: 'reopened', text: reason }),
} satisfies Partial<MutationResolvers>;

const moments = {
  receivedAt: ({ receivedAt }: ListedRequest) => receivedAt.toISOString(),
  dueAt: ({ dueAt }: ListedRequest) => dueAt?.toISOString() ?? null,
  closedAt: ({ closedAt }: ListedRequest) => closedAt?.toISOString() ?? null,
  isDueSoon: ({ kind, dueAt, closedAt }: ListedRequest, _args: unknown, { services }: StaffContext) => {
    const left = dueAt === null || closedAt !== null ? null : dueAt.getTime() - services.clock.now().getTime();
    return left !== null && left >= 0 && left <= REQUEST_DEADLINES[kind].warnHours * 3_600_000;
  },
  isLate: ({ dueAt, closedAt }: ListedRequest, _args: unknown, { services }: StaffContext) =>
    dueAt !== null && dueAt < (closedAt ?? services.clock.now()),
};

const wholeFields: Partial<PublicRequestResolvers> = {
  ...moments,
  // Fields are in the order of the form, which the database does not preserve.
  fields: ({ kind, fields }) =>
    Object.keys(fieldsOf(kind)).flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [{ name, value }];
    }),
  files: ({ files }) => [...files],
  events: ({ events }) =>
    events.map(({ at, films, ...event }) => ({ ...event, at: at.toISOString(), films: [...films] })),
  memberId: async ({ email }, _args, { services }) => (await findAccount(services.db, email))?.id ?? null,
};

/** Resolvers of the requests' part of the staff API. */
export const requestStaffResolvers = {
  Query: queries,
  Mutation: mutations,
  ListedRequest: moments,
  PublicRequest: wholeFields,
};
