import type { Database } from '../db/database.ts';
import type { GatewayModule } from '../module.ts';
import { requestLanguage } from '../http/language.ts';
import { isDiscreetRecipient, queueMail, recipientLanguage } from '../modules/platform/mail/public.ts';
import type { GatewayServices } from '../services.ts';
import type { DataSubject } from './personal-data.ts';
import { deleteAccount, findFormerEmails, lockAccount } from '../modules/people/identity/public.ts';

export type Erasure = 'erased' | 'not-settled';

/** The mail that says that an account is deleted, after which its address is forgotten. */
export function lastMail(to: string, tenant: string) {
  return { kind: 'accountDeleted', to, tenant, linkOn: 'tour', values: { link: '/' } } as const;
}

/** Thrown by a module whose affairs are not at an end: it takes the whole transaction back. */
export class NotSettled extends Error {}

/**
 * Deletes a person permanently: first external agreements end, then all data is deleted in one transaction, and a last
 * mail confirms it. Records that the law requires remain without a trace of the person. Two simultaneous calls delete
 * once.
 * @param tenantId the brand that mails the person; null where nobody is mailed
 * @param isStillDue looked at before each agreement ends, and once the person is locked; where it says no, nobody is deleted
 */
export async function erasePerson(
  modules: readonly GatewayModule[],
  services: GatewayServices,
  person: DataSubject,
  tenantId: string | null,
  isStillDue?: (trx: Database) => Promise<boolean>,
): Promise<Erasure> {
  const parts = modules.flatMap(({ personalData }) => personalData ?? []);
  const isDueNow = async () => isStillDue === undefined || isStillDue(services.db);
  for (const { settle } of parts) {
    if (settle && !(await settle(services, person, isDueNow))) return 'not-settled';
  }
  const afterwards: (() => Promise<void>)[] = [];
  try {
    await services.db.transaction().execute(async (trx) => {
      if (!(await lockAccount(trx, person.id, 'update'))) return;
      if (isStillDue && !(await isStillDue(trx))) throw new NotSettled('The person is not to be deleted any more.');
      // The last mail follows a choice that is deleted before it is written.
      const isDiscreet = await isDiscreetRecipient(trx, person.email);
      const language = (await recipientLanguage(trx, person.email)) ?? requestLanguage();
      const known = { ...person, formerEmails: await findFormerEmails(trx, person.id) };
      for (const { erase } of parts) {
        const rest = await erase?.(trx, known, services);
        if (rest) afterwards.push(rest);
      }
      await deleteAccount(trx, person.id);
      if (tenantId === null) return;
      await queueMail(trx, { ...lastMail(person.email, tenantId), isDiscreet, language }, services.clock.now());
    });
  } catch (error) {
    if (error instanceof NotSettled) return 'not-settled';
    throw error;
  }
  for (const rest of afterwards) await rest();
  return 'erased';
}
