import { createHash } from 'node:crypto';
import { addMonths, DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { BUNDLE, SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { identity as texts } from '@network/messages/identity.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import { DEMONSTRATION_PASSWORD } from '../../../../demonstration/demonstration-password.ts';
import { DEMONSTRATION_PEOPLE, emailOf } from './people.ts';

/** So many days ago some of them visited every brand. A site has brought out five films since then. */
const LAST_VISIT_DAYS = 25;
const VISITED = [...SITE_IDS, BUNDLE.id, 'combined'] as const;

/** The demonstration people, as identity knows them; what they subscribe to is the membership module's seed. */
export async function seedPeople({ db, today, random }: SeedContext): Promise<void> {
  const ids = random('demonstration people');
  // One hash for all of them, so that seeding is quick. Real accounts have separate salts.
  const salt = createHash('sha256').update('demonstration people').digest().subarray(0, 16);
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD, salt);
  const people = DEMONSTRATION_PEOPLE.map((person) => ({ ...person, id: ids.uuid() }));
  const yesterday = new Date(today.getTime() - DAY_MS);

  await db
    .insertInto('users')
    .values(
      people.map((person) => ({
        id: person.id,
        email: emailOf(person),
        password_hash: passwordHash,
        display_name: person.displayName ?? null,
        created_at: yesterday,
        email_confirmed_at: yesterday,
        disabled_at: person.isDisabled ? yesterday : null,
        device_challenge_required: person.isChallengeDue ?? false,
        terms_accepted_at: person.owesConsent ? null : yesterday,
        relationship_status: null,
        relationship_role: null,
      })),
    )
    .execute();
  await db
    .insertInto('user_groups')
    .values(people.flatMap(({ id, groups = [] }) => groups.map((group_id) => ({ user_id: id, group_id }))))
    .execute();
  await db
    .insertInto('user_attributes')
    .values(people.flatMap(({ id, attribute }) => (attribute ? [{ user_id: id, attribute, value: null }] : [])))
    .execute();
  await db
    .insertInto('email_consents')
    .values(
      people
        .filter(({ owesConsent }) => !owesConsent)
        .map(({ id }) => ({
          user_id: id,
          site: 'vixen',
          is_given: true,
          shown_text: texts.emailConsent,
          answered_at: yesterday,
        })),
    )
    .execute();
  await db
    .insertInto('profile_states')
    .values(
      people
        .filter(({ isNew }) => !isNew)
        .map(({ id }) => ({
          user_id: id,
          gems_intro_at: yesterday,
          teaser_viewed_at: null,
          texas_warning_at: null,
          alabama_warning_at: null,
          gems_acknowledged_at: null,
        })),
    )
    .execute();
  const weeksAgo = new Date(today.getTime() - LAST_VISIT_DAYS * DAY_MS);
  await db
    .insertInto('visits')
    .values(
      people
        .filter(({ hasVisited }) => hasVisited)
        .flatMap(({ id }) =>
          VISITED.map((brand) => ({ user_id: id, tenant_id: brand, began_at: weeksAgo, since: null })),
        ),
    )
    .execute();
  const idOf = (name: string): string => people.find((person) => person.name === name)?.id ?? '';
  await db
    .insertInto('tandem_links')
    .values({ child_user_id: idOf('child'), parent_user_id: idOf('parent'), created_at: addMonths(today, -3) })
    .execute();
}
