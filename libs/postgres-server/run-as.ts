import { lstatSync, readFileSync } from 'node:fs';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';

/** The user and group that a server runs as, by the numbers of the system. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Users that a system has for such a purpose; the first that exists is taken. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * Whom the server on that folder has to run as: PostgreSQL refuses root, so there it is the owner of a folder that
 * exists, or an unprivileged user of the system. None is created.
 * @returns null: this process's own user
 * @throws ConfigurationError as root on a system without such a user
 */
export function serverUserOf(folder: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = lstatSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = usersOf(readUsers());
  for (const name of UNPRIVILEGED) {
    const user = users.get(name);
    if (user) return user;
  }
  throw new ConfigurationError([
    `DATABASE_URL: expected the address of a PostgreSQL server, as root can't start one without a user ${UNPRIVILEGED.join(' or ')}`,
  ]);
}

/** The users of a list such as /etc/passwd (passwd(5)) that are not root, by name. */
export function usersOf(list: string): ReadonlyMap<string, ServerUser> {
  const users = new Map<string, ServerUser>();
  for (const line of list.split('\n')) {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    if (/^[1-9]\d*$/.test(uid) && /^\d+$/.test(gid)) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return users;
}

function readUsers(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
