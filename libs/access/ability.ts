import { Ability } from '@casl/ability';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type Conditions, matchConditions } from './conditions.ts';
import { parseViewer } from './parse-viewer.ts';
import { type AppPermission, isPermission, ITEM_SUBJECTS } from './permissions.ts';
import { rulesFor } from './rules/rules.ts';
import type { SubjectItems } from './subjects.ts';
import { type Viewer, VISITOR } from './viewer.ts';

/** The part of a tenant that the rules need. */
export type AccessTenant = Pick<Tenant, 'features' | 'combined' | 'sites'>;

/** Answers `can(action, subject)`; a subject about an item is built with `videoSubject` or `shelfSubject`. */
export type AppAbility = Ability<AppPermission, Conditions>;

const visitorAbilities = new WeakMap<AccessTenant, AppAbility>();

/**
 * Defines everything that a person may do on a tenant, by the same rules on the page and in the gateway. No tenant
 * means every flag off. A viewer with unknown or contradictory values gets the least access that they allow; nothing
 * throws.
 */
export function defineAbilityFor(viewer: Viewer, tenant: AccessTenant | null): AppAbility {
  const known = parseViewer(viewer);
  if (known.userId !== null || !tenant) return build(known, tenant);
  const ready = visitorAbilities.get(tenant) ?? build(VISITOR, tenant);
  visitorAbilities.set(tenant, ready);
  return ready;
}

function build(viewer: Viewer, tenant: AccessTenant | null): AppAbility {
  return new Ability<AppPermission, Conditions>([...rulesFor(viewer, tenant)], {
    conditionsMatcher: matchConditions,
    detectSubjectType: (subject) => subject.kind,
  });
}

/**
 * The question with names out of a schema (`@access(action: "play", subject: "video")`). An unknown right, or a subject
 * that needs its item and comes without, is refused.
 */
export function isAllowed(
  ability: AppAbility,
  action: string,
  subject: string,
  item?: SubjectItems[keyof SubjectItems],
): boolean {
  if (!isPermission(action, subject)) return false;
  if (!(ITEM_SUBJECTS as readonly string[]).includes(subject)) return ability.can(action as never, subject as never);
  return Boolean(item) && ability.can(action as never, { kind: subject, item } as never);
}
