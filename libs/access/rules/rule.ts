import type { RawRuleOf } from '@casl/ability';
import type { AppAbility } from '../ability.ts';
import type { Conditions } from '../conditions.ts';
import type { AppAction, AppSubjectName } from '../permissions.ts';

export type AppRule = RawRuleOf<AppAbility>;

/** A right: `allow(['play', 'rate'], 'video', { site: 'deeper' })`. */
export function allow<S extends AppSubjectName>(
  action: AppAction<S> | AppAction<S>[],
  subject: S | S[],
  conditions?: Conditions,
): AppRule {
  return (conditions ? { action, subject, conditions } : { action, subject }) as AppRule;
}

/** Removes what an earlier rule granted. */
export function forbid<S extends AppSubjectName>(
  action: AppAction<S> | AppAction<S>[],
  subject: S | S[],
  conditions?: Conditions,
): AppRule {
  return { ...allow(action, subject, conditions), inverted: true };
}

/** Nothing plays, downloads or is discussed before its day or after it was denied. */
export const RELEASED = { isDenied: false, isUpcoming: false } as const satisfies Conditions;
