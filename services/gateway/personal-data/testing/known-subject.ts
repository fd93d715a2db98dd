import type { FormerEmail, KnownSubject } from '../personal-data.ts';

/** A person as modules get them to export or to erase, by default one who never had another address. */
export function knownSubject(id: string, email: string, formerEmails: readonly FormerEmail[] = []): KnownSubject {
  return { id, email, formerEmails };
}
