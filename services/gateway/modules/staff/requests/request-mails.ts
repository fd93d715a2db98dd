import { requests } from '@network/messages/requests.ts';
import { contactAddress } from '@network/tenant/contacts.ts';
import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import type { LimitNeeds } from '../../../limits/spend-budget.ts';
import { queueMail, waitForFormMail } from '../../platform/mail/public.ts';
import type { SentForm } from './receive-request.ts';

/** A request that is being stored. */
export interface StoredRequest extends SentForm {
  readonly requestId: string;
  readonly caseNumber: string;
  /** The checked values of the form. */
  readonly values: Readonly<Record<string, string>>;
  readonly dueAt: Date;
}

/**
 * Mails a request to the brand's staff, and its case number to the sender, whose address may be anybody's. Give the services with the
 * transaction that stores it.
 */
export async function queueRequestMails(services: LimitNeeds, request: StoredRequest, now: Date): Promise<void> {
  const { db } = services;
  const { kind, tenant, values, caseNumber, requestId, dueAt, files } = request;
  const value = (name: string): string => values[name] ?? '—';
  const sender = { caseNumber, name: value('name'), email: value('email') };
  const own = {
    to: contactAddress(tenant, kind),
    language: DEFAULT_LANGUAGE,
    tenant: tenant.id,
    linkOn: 'tour',
    replyTo: value('email'),
    idempotencyKey: `request:${requestId}`,
  } as const;
  if (kind === 'casting') {
    const { birthDate, country, about } = {
      birthDate: value('birthDate'),
      country: value('country'),
      about: value('about'),
    };
    const details = { birthDate, country, about, pictures: files.length };
    await queueMail(
      db,
      { ...own, kind: 'castingApplication', values: { ...sender, ...details, link: '/casting' } },
      now,
    );
  } else if (kind === 'support') {
    const topic = choiceText('topic', value('topic'));
    const details = { topic, message: value('message') };
    await queueMail(db, { ...own, kind: 'supportRequest', values: { ...sender, ...details, link: '/support' } }, now);
  } else {
    const details = {
      content: value('content'),
      statement: value('statement'),
      relation: choiceText('relation', value('relation')),
    };
    const due = moment(dueAt);
    await queueMail(
      db,
      { ...own, kind: 'removalRequest', values: { ...sender, ...details, due, link: '/removal' } },
      now,
    );
  }
  if ((await waitForFormMail(services, value('email'))) !== null) return;
  const answer = {
    to: value('email'),
    tenant: tenant.id,
    linkOn: 'tour',
    replyTo: contactAddress(tenant, kind),
    idempotencyKey: `request-received:${requestId}`,
  } as const;
  if (kind !== 'removal') {
    await queueMail(db, { ...answer, kind: 'requestReceived', values: { caseNumber, link: '/support' } }, now);
  } else {
    const received = { caseNumber, due: moment(dueAt), link: '/removal' };
    await queueMail(db, { ...answer, kind: 'removalReceived', values: received }, now);
  }
}

/** A choice in the words of the form, for people who read mails. */
function choiceText(field: 'topic' | 'relation', choice: string): string {
  const texts: Readonly<Record<string, string>> = requests.choices[field];
  return Object.hasOwn(texts, choice) ? (texts[choice] ?? choice) : choice;
}

/** Writes a time to the minute, because a deadline may be hours away. */
export function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
