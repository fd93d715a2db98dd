import type { TestGateway } from '@network/testing/gateway.ts';
import { findPicture } from '../../catalogue/public.ts';

/** The version that is in the addresses of an uploaded picture. */
export async function findVersionOfPicture({ services }: TestGateway, id: string): Promise<string> {
  const picture = await findPicture(services.db, id);
  if (picture === null) throw new Error(`There is no picture "${id}".`);
  return picture.rendition.version;
}
