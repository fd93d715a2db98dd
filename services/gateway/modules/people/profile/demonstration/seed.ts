import type { SeedContext } from '../../../../demonstration/seed.ts';
import { findPerformerIds } from '../../../content/catalogue/public.ts';
import { nameModels } from '../../identity/public.ts';

/** The demonstration's model's account is that of the first performer. */
export async function seedModel({ db }: SeedContext): Promise<void> {
  const [performerId] = await findPerformerIds(db, 1);
  if (performerId !== undefined) await nameModels(db, performerId);
}
