import type { LucideIcon } from 'lucide-react';
import { CreditCard, IdCard, KeyRound, ShieldCheck } from 'lucide-react';
import type { SlotName } from '@network/core/features/slot-catalogue.ts';

type AccountSlot = Extract<SlotName, `account${string}`>;

/** A section of the account page: its address, and the slot that fills it. */
export interface AccountSection {
  /** Part of the address after `#`, and its name in the message catalogue. */
  readonly id: 'profile' | 'membership' | 'security' | 'privacy';
  readonly slot: AccountSlot;
  readonly icon: LucideIcon;
}

/** In the order of the page. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  { id: 'membership', slot: 'accountMembership', icon: CreditCard },
  { id: 'profile', slot: 'accountProfile', icon: IdCard },
  { id: 'security', slot: 'accountSecurity', icon: KeyRound },
  { id: 'privacy', slot: 'accountPrivacy', icon: ShieldCheck },
];
