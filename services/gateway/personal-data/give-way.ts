import type { Database } from '../db/database.ts';
import type { GatewayModule } from '../module.ts';
import { findAccountById } from '../modules/people/identity/public.ts';
import type { GatewayServices } from '../services.ts';
import { erasePerson } from './erase-person.ts';
import type { DataSubject } from './personal-data.ts';

/**
 * Deletes an account that stands at an address whose owner needs it for another one: one that nobody ever confirmed and nobody ever paid
 * for. What its biller would still charge is cancelled first. Nobody is mailed: the address is that of the owner, who is
 * mailed about the account that they get.
 * @returns whether it is gone
 */
export async function giveWay(
  modules: readonly GatewayModule[],
  services: GatewayServices,
  person: DataSubject,
): Promise<boolean> {
  const givesWay = (db: Database) => mayGiveWay(modules, db, person.id);
  if (!(await givesWay(services.db))) return false;
  // It may be confirmed or paid for while a biller is called.
  const erasure = await erasePerson(modules, services, person, null, givesWay);
  services.log.info({ erasure }, 'an unconfirmed account was in the way of the owner of its address');
  return erasure === 'erased';
}

async function mayGiveWay(modules: readonly GatewayModule[], db: Database, userId: string): Promise<boolean> {
  const account = await findAccountById(db, userId);
  if (account === null || account.isEmailConfirmed) return false;
  for (const { personalData } of modules) if (await personalData?.isPaidFor?.(db, userId)) return false;
  return true;
}
