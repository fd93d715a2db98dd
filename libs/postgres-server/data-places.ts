import { join } from 'node:path';

/** Where what a server of ours has in a data folder is. */
export interface DataPlaces {
  /** All of it, and the lock. */
  readonly folder: string;
  readonly data: string;
  /** The data until they are whole. */
  readonly draft: string;
  readonly password: string;
  /** The database's address while the server runs. */
  readonly address: string;
  readonly log: string;
}

const FOLDER = 'postgres';

/** The places below a folder such as DATA_DIR; nothing is made. */
export function placesIn(dataDir: string): DataPlaces {
  const folder = join(dataDir, FOLDER);
  const inside = (name: string): string => join(folder, name);
  return {
    folder,
    data: inside('data'),
    draft: inside('making'),
    password: inside('password'),
    address: inside('address'),
    log: inside('log'),
  };
}
