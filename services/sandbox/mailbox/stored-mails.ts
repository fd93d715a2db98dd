import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SandboxMail, sandboxMailSchema } from '@network/validation/sandbox-mail.ts';
import { z } from 'zod';

/** A mail with the time at which it came in, ISO 8601. */
export interface StoredMail extends SandboxMail {
  readonly at: string;
}

const storedMailSchema = z.object({ at: z.iso.datetime(), mail: sandboxMailSchema });

/** Mails in a folder, one file each. */
export interface MailStore {
  /** Stores a mail; an existing one is not changed. */
  add(mail: SandboxMail, at: Date): void;
  /** The newest first. */
  all(): readonly StoredMail[];
  find(id: string): StoredMail | null;
}

/** The most mails that are stored: the oldest are deleted. */
export const MOST_MAILS = 500;

/** Opens a folder of mails; a file that can't be read is left out. */
export function openMails(folder: string, most: number = MOST_MAILS): MailStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (mail: Pick<StoredMail, 'id' | 'at'>): string => {
    const name = createHash('sha256').update(mail.id).digest('hex').slice(0, 24);
    return join(folder, `${mail.at.replaceAll(/[:.]/g, '-')}-${name}.json`);
  };
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  // Oldest first; names begin with the time.
  const mails = names.toSorted().flatMap((name) => readMail(join(folder, name)) ?? []);
  return {
    add: (mail, at) => {
      if (mails.some(({ id }) => id === mail.id)) return;
      const stored = { ...mail, at: at.toISOString() };
      const path = fileOf(stored);
      writeFileSync(`${path}.draft`, JSON.stringify({ at: stored.at, mail }), { mode: 0o600 });
      renameSync(`${path}.draft`, path);
      mails.push(stored);
      while (mails.length > most) {
        const oldest = mails.shift();
        if (oldest) rmSync(fileOf(oldest), { force: true });
      }
    },
    all: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
  };
}

function readMail(path: string): StoredMail | null {
  try {
    const { at, mail } = storedMailSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { ...mail, at };
  } catch {
    return null;
  }
}
