import type { Database } from '../db/database.ts';
import type { Erasure } from '../personal-data/erase-person.ts';
import type { DataSubject } from '../personal-data/personal-data.ts';
import type { Job } from '../jobs/job.ts';
import type { GatewayServices } from '../services.ts';
import type { Staff } from '../modules/staff/staff/public.ts';

/** The context of a resolver of the staff API. */
export interface StaffContext {
  readonly services: GatewayServices;
  readonly staff: Staff;
  /** Every job of the modules, by name. */
  readonly jobs: readonly Job[];
  /** Deletes a person with the data of every module, as long as that is due; the mail that says so is of this brand. */
  readonly erase: (
    person: DataSubject,
    tenantId: string,
    isStillDue: (db: Database) => Promise<boolean>,
  ) => Promise<Erasure>;
}
