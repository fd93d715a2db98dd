import type { SpecialAttribute } from '../special-attributes.ts';

/** The facts that distinguish a demonstration person besides their subscriptions (contract: "Demonstration people"). */
export interface DemonstrationPerson {
  readonly name: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly groups?: readonly string[];
  readonly attribute?: SpecialAttribute;
  readonly isDisabled?: boolean;
  readonly isChallengeDue?: boolean;
  /** Has answered neither the terms nor the question for emails. */
  readonly owesConsent?: boolean;
  /** Has never seen the introduction of gems. */
  readonly isNew?: boolean;
  /** Was on every brand some weeks ago, so that their homes show what is new since then. */
  readonly hasVisited?: boolean;
}

export const DEMONSTRATION_PEOPLE: readonly DemonstrationPerson[] = [
  { name: 'member', displayName: 'goldmember', hasVisited: true },
  { name: 'single' },
  { name: 'multi', displayName: 'everywhere', hasVisited: true },
  { name: 'monthly', displayName: 'newmoon', isNew: true },
  { name: 'trial' },
  { name: 'trialspent' },
  { name: 'trialexpired' },
  { name: 'freetrial' },
  { name: 'expired', displayName: 'lastsummer' },
  { name: 'grace', displayName: 'goldenhour' },
  { name: 'cancelled', displayName: 'halfway' },
  { name: 'cancelledext', displayName: 'farewell' },
  { name: 'portal' },
  { name: 'portalguest' },
  { name: 'parent', displayName: 'oldoak' },
  { name: 'child', displayName: 'youngoak' },
  { name: 'vip', email: 'vip@vip.example', attribute: 'vip' },
  { name: 'model', displayName: 'onscreen', attribute: 'pornstar' },
  { name: 'king', displayName: 'crowned', attribute: 'king' },
  { name: 'director', displayName: 'firsttake', attribute: 'director' },
  { name: 'official', displayName: 'frontdesk', attribute: 'official' },
  { name: 'wifeymember', displayName: 'hearthside' },
  { name: 'quota', displayName: 'collector' },
  { name: 'consent', owesConsent: true },
  { name: 'preview', displayName: 'sneakpeek', groups: ['preview'] },
  { name: 'editor', displayName: 'redpencil', groups: ['commenteditor'] },
  { name: 'admin', displayName: 'housekeeper', groups: ['admin'] },
  { name: 'challenged', isChallengeDue: true },
  { name: 'banned', isDisabled: true },
  { name: 'freetrialexpired' },
  { name: 'founder', displayName: 'firstlight' },
  { name: 'paused', displayName: 'lateautumn' },
  { name: 'silver', displayName: 'silverline' },
];

export function emailOf(person: Pick<DemonstrationPerson, 'name' | 'email'>): string {
  return person.email ?? `${person.name}@demo.example`;
}
