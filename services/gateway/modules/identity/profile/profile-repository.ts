import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  type RelationshipRole,
  relationshipRoleOf,
  type RelationshipStatus,
  relationshipStatusOf,
} from '@network/lifecycle/relationship/relationship.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import type { GatewayServices } from '../../../services.ts';
import type { SpecialAttribute } from '../special-attributes.ts';
import type { WatchingSettings } from './watching-settings.ts';

/** What identity knows of a person for their profile. */
export interface PersonRecord {
  readonly id: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly displayName: string | null;
  readonly autoplayEnabled: boolean;
  readonly telemetryEnabled: boolean;
  readonly abTestVariant: string | null;
  readonly termsAccepted: boolean;
  /** The last answer to the question for email consent; null while there is none. */
  readonly emailConsent: boolean | null;
  readonly relationshipStatus: RelationshipStatus | null;
  readonly relationshipRole: RelationshipRole | null;
  readonly attributes: readonly { readonly attribute: SpecialAttribute; readonly value: string | null }[];
  readonly hasTandemChild: boolean;
  readonly tandemParentDisplayName: string | null;
  readonly gemsIntroAt: Date | null;
  readonly teaserViewedAt: Date | null;
  readonly texasWarningAt: Date | null;
  readonly alabamaWarningAt: Date | null;
  readonly gemsAcknowledgedAt: Date | null;
}

type Needs = Pick<GatewayServices, 'db'>;

/** One statement. @throws when there is no such person */
export async function loadPerson({ db }: Needs, userId: string): Promise<PersonRecord> {
  const row = await db
    .selectFrom('users')
    .leftJoin('profile_states', 'profile_states.user_id', 'users.id')
    .leftJoin('tandem_links as link', 'link.child_user_id', 'users.id')
    .leftJoin('users as parent', 'parent.id', 'link.parent_user_id')
    .select([
      'users.id',
      'users.email',
      sql<boolean>`users.email_confirmed_at is not null`.as('isEmailConfirmed'),
      'users.display_name as displayName',
      'users.autoplay_enabled as autoplayEnabled',
      'users.telemetry_enabled as telemetryEnabled',
      'users.ab_test_variant as abTestVariant',
      'users.relationship_status as relationshipStatus',
      'users.relationship_role as relationshipRole',
      'parent.display_name as tandemParentDisplayName',
      'profile_states.gems_intro_at as gemsIntroAt',
      'profile_states.teaser_viewed_at as teaserViewedAt',
      'profile_states.texas_warning_at as texasWarningAt',
      'profile_states.alabama_warning_at as alabamaWarningAt',
      'profile_states.gems_acknowledged_at as gemsAcknowledgedAt',
      sql<boolean>`users.terms_accepted_at is not null`.as('termsAccepted'),
      sql<boolean>`exists (select 1 from tandem_links where parent_user_id = users.id)`.as('hasTandemChild'),
      sql<boolean | null>`(
        select is_given from email_consents where user_id = users.id order by answered_at desc, id desc limit 1
      )`.as('emailConsent'),
      sql<PersonRecord['attributes']>`(
        select coalesce(json_agg(json_build_object('attribute', attribute, 'value', value) order by attribute), '[]')
        from user_attributes where user_id = users.id
      )`.as('attributes'),
    ])
    .where('users.id', '=', userId)
    .modifyEnd(REUSED_PLAN)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    relationshipStatus: relationshipStatusOf(row.relationshipStatus),
    relationshipRole: relationshipRoleOf(row.relationshipRole),
  };
}

/** What every page knows of its person. */
export interface PageFacts extends Pick<PersonRecord, 'displayName' | 'autoplayEnabled' | 'attributes'> {
  readonly settings: WatchingSettings;
}

/** The same for the person of a statement, as a JSON object in it. */
export function pageFactsOf(person: Expression<string>): RawBuilder<PageFacts> {
  return sql`(
    select json_build_object(
      'displayName', users.display_name, 'autoplayEnabled', users.autoplay_enabled,
      'attributes', (
        select coalesce(json_agg(json_build_object('attribute', attribute, 'value', value) order by attribute), '[]')
        from user_attributes where user_id = users.id
      ),
      'settings', json_build_object(
        'hidesWatched', coalesce(profile_states.hides_watched, false),
        'isHistoryPaused', coalesce(profile_states.is_history_paused, false)
      )
    )
    from users left join profile_states on profile_states.user_id = users.id where users.id = ${person}
  )`;
}

/** @returns whether there is such a person */
export async function saveAutoplay({ db }: Needs, userId: string, enabled: boolean): Promise<boolean> {
  const saved = await db
    .updateTable('users')
    .set({ autoplay_enabled: enabled })
    .where('id', '=', userId)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

/** A person's relationship status and role in it; null where they prefer not to say. */
export type Relationship = Pick<PersonRecord, 'relationshipStatus' | 'relationshipRole'>;

/** Stores the person's answer. */
export async function saveRelationship({ db }: Needs, userId: string, relationship: Relationship): Promise<void> {
  await db
    .updateTable('users')
    .set({
      relationship_status: relationship.relationshipStatus,
      relationship_role: relationship.relationshipRole,
    })
    .where('id', '=', userId)
    .execute();
}
