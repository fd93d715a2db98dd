import type { LucideIcon } from 'lucide-react';
import { CreditCard, House, IdCard, KeyRound, ShieldCheck } from 'lucide-react';
import type { SlotName } from '@network/core/features/slot-catalogue.ts';
import { ACCOUNT_TABS, type AccountTab } from '../account-tabs.ts';

type AccountSlot = Extract<SlotName, `account${string}`>;

/** A section of the account page: the tab that shows it, and the slot that fills it. */
export interface AccountSection {
  readonly id: AccountTab;
  readonly slot: AccountSlot;
  readonly icon: LucideIcon;
}

const PARTS: Readonly<Record<AccountTab, Omit<AccountSection, 'id'>>> = {
  overview: { slot: 'accountMembership', icon: House },
  membership: { slot: 'accountMemberships', icon: CreditCard },
  profile: { slot: 'accountProfile', icon: IdCard },
  security: { slot: 'accountSecurity', icon: KeyRound },
  privacy: { slot: 'accountPrivacy', icon: ShieldCheck },
};

/** The sections in the order of the tabs. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = ACCOUNT_TABS.map((id) => ({ id, ...PARTS[id] }));
