import { sql } from 'kysely';
import {
  type RelationshipRole,
  relationshipRoleOf,
  type RelationshipStatus,
  relationshipStatusOf,
} from '@network/lifecycle/relationship/relationship.ts';
import { REUSED_PLAN } from '../../../../db/reused-plans.ts';
import type { PersonPart } from '../../../../http/person-facts.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { SpecialAttribute } from '../special-attributes.ts';

/** The facts that identity knows about a person for their profile. */
export interface PersonRecord {
  readonly id: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly displayName: string | null;
  /** The drawn avatar, 1 to AVATARS; null for the initials of the name. */
  readonly avatar: number | null;
  readonly autoplayEnabled: boolean;
  readonly termsAccepted: boolean;
  readonly createdAt: Date;
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

/** Times as JSON of the database carries them. */
type Moment =
  | 'createdAt'
  | 'gemsIntroAt'
  | 'teaserViewedAt'
  | 'texasWarningAt'
  | 'alabamaWarningAt'
  | 'gemsAcknowledgedAt';

type RecordJson = Omit<PersonRecord, Moment | 'relationshipStatus' | 'relationshipRole'> &
  Readonly<Record<Moment | 'relationshipStatus' | 'relationshipRole', string | null>>;

/** The account of a session's person. */
export const personRecord: PersonPart<PersonRecord, RecordJson> = {
  name: 'person_record',
  select: (person) => sql`(
    select json_build_object(
      'id', own.id, 'email', own.email, 'isEmailConfirmed', own.email_confirmed_at is not null,
      'displayName', own.display_name, 'avatar', own.avatar, 'autoplayEnabled', own.autoplay_enabled,
      'termsAccepted', own.terms_accepted_at is not null, 'createdAt', own.created_at,
      'relationshipStatus', own.relationship_status, 'relationshipRole', own.relationship_role,
      'tandemParentDisplayName', parent.display_name,
      'hasTandemChild', exists (select 1 from tandem_links where parent_user_id = own.id),
      'gemsIntroAt', state.gems_intro_at, 'teaserViewedAt', state.teaser_viewed_at,
      'texasWarningAt', state.texas_warning_at, 'alabamaWarningAt', state.alabama_warning_at,
      'gemsAcknowledgedAt', state.gems_acknowledged_at,
      'emailConsent', (
        select is_given from email_consents where user_id = own.id order by answered_at desc, id desc limit 1
      ),
      'attributes', (
        select coalesce(json_agg(json_build_object('attribute', attribute, 'value', value) order by attribute), '[]')
        from user_attributes where user_id = own.id
      )
    )
    from users own
    left join profile_states state on state.user_id = own.id
    left join tandem_links link on link.child_user_id = own.id
    left join users parent on parent.id = link.parent_user_id
    where own.id = ${person}
  )`,
  read: recordOf,
};

/** One statement. @throws when there is no such person */
export async function loadPerson({ db }: Needs, userId: string): Promise<PersonRecord> {
  const { rows } = await sql<{ readonly record: RecordJson | null }>`
    select ${personRecord.select(sql`${userId}::text`, NEVER)} as record ${REUSED_PLAN}`.execute(db);
  const [row] = rows;
  if (!row?.record) throw new Error('There is no such person.');
  return recordOf(row.record);
}

/** An account is the same at every instant. */
const NEVER = sql<Date>`to_timestamp(0)`;

function recordOf(json: RecordJson): PersonRecord {
  const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));
  return {
    ...json,
    relationshipStatus: relationshipStatusOf(json.relationshipStatus),
    relationshipRole: relationshipRoleOf(json.relationshipRole),
    createdAt: instant(json.createdAt) ?? new Date(0),
    gemsIntroAt: instant(json.gemsIntroAt),
    teaserViewedAt: instant(json.teaserViewedAt),
    texasWarningAt: instant(json.texasWarningAt),
    alabamaWarningAt: instant(json.alabamaWarningAt),
    gemsAcknowledgedAt: instant(json.gemsAcknowledgedAt),
  };
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

/** @returns whether there is such a person */
export async function saveAvatar({ db }: Needs, userId: string, avatar: number | null): Promise<boolean> {
  const saved = await db.updateTable('users').set({ avatar }).where('id', '=', userId).executeTakeFirst();
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
