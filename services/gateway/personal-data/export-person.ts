import { readableIfEmail } from '@network/validation/readable-email.ts';
import type { GatewayModule } from '../module.ts';
import { findFormerEmails } from '../modules/people/identity/public.ts';
import type { GatewayServices } from '../services.ts';
import type { DataSubject } from './personal-data.ts';

/** All that the modules have of a person, by section, as of one instant of the database. */
export async function exportPerson(
  modules: readonly GatewayModule[],
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  person: DataSubject,
): Promise<Readonly<Record<string, unknown>>> {
  const sections = modules.flatMap(({ personalData }) => Object.entries(personalData?.sections ?? {}));
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const file: Record<string, unknown> = { exportedAt: clock.now().toISOString() };
      const known = { ...person, formerEmails: await findFormerEmails(trx, person.id) };
      for (const [name, read] of sections) file[name] = await read(trx, known);
      return readableFile(file);
    });
}

/** The file as people read it, with each email as it was typed; times are texts in it anyway. */
const readableFile = (file: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(file), (_name, value: unknown) => readableIfEmail(value)) as Record<string, unknown>;
