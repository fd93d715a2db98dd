import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';
import { confirmedEmailOf } from './profile/email-of.ts';
import { endAllSessions } from './sessions/sessions.ts';

/** The account itself goes with the person's row; the identity server's payloads know it by its id only. */
export const identityPersonalData: PersonalData = {
  sections: {
    profile: (db, { id }) =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'display_name', 'created_at', 'terms_accepted_at', 'autoplay_enabled'])
        .select(['relationship_status', 'relationship_role', 'avatar'])
        .where('id', '=', id)
        .execute(),
    groups: ownRows('user_groups', ['group_id']),
    attributes: ownRows('user_attributes', ['attribute', 'value']),
    consents: ownRows('email_consents', ['answered_at', 'site', 'is_given', 'shown_text']),
    measuring: ownRows('measuring_answers', ['answered_at', 'is_given', 'question']),
    acknowledgements: ownRows('profile_states', [
      'gems_intro_at',
      'gems_acknowledged_at',
      'teaser_viewed_at',
      'texas_warning_at',
      'alabama_warning_at',
      'guest_scenes_at',
    ]),
    sessions: ownRows('sessions', [
      'created_at',
      'last_used_at',
      'revoked_at',
      'tenant_id',
      'client_network',
      'user_agent',
      'country',
      'locked_at',
    ]),
    // A person who took the account must not learn the owner's address before it is the account's.
    emailChanges: (db, { id }) =>
      db
        .selectFrom('email_changes')
        .select(['requested_at', 'old_email', 'new_email', 'confirmed_at'])
        .where('user_id', '=', id)
        .where((where) =>
          where.or([where('confirmed_at', 'is not', null), where('old_email_is', 'is distinct from', 'foreign')]),
        )
        .orderBy('requested_at')
        .orderBy('new_email')
        .execute(),
    formerEmails: ownRows('former_emails', ['left_at', 'email']),
    tandemInvitations: (db, { id }) =>
      db.selectFrom('tandem_invitations').select(['invited_at', 'email']).where('parent_user_id', '=', id).execute(),
    visits: ownRows('visits', ['began_at', 'tenant_id', 'since']),
    lock: ownRows('member_locks', ['set_at', 'idle_minutes']),
    passkeys: ownRows('passkeys', ['created_at', 'name', 'is_synced', 'last_used_at', 'disabled_at']),
    authenticator: ownRows('authenticators', ['created_at', 'confirmed_at']),
    recoveryCodes: ownRows('recovery_codes', ['used_at']),
    signIns: ownRows('sign_in_attempts', ['attempted_at', 'tenant_id', 'outcome', 'client_network', 'country']),
  },
  erase: async (db, { id }, { clock }) => {
    // Deletes what others began with the address, unless the account is unconfirmed and so is not its owner.
    const email = await confirmedEmailOf(db, id);
    if (email !== null) await db.deleteFrom('tandem_invitations').where('email', '=', email).execute();
    await endAllSessions(db, id, clock.now());
  },
};
