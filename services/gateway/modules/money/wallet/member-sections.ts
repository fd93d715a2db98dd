import type { MemberSection } from '../../../operations/member-section.ts';
import { readEntries } from './ledger-of-member.ts';

const MOST = 500;

/** The ledger with its running balances. */
export const walletSections: readonly MemberSection[] = [
  {
    title: 'Ledger',
    rows: async ({ db }, userId) => {
      const entries = await readEntries(db, userId, MOST);
      return entries.toReversed().map((entry) => ({ ...entry }));
    },
  },
];
