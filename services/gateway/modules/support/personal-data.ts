import { ownRows, type PersonalData } from '../../personal-data/personal-data.ts';

/** What staff did about a person goes with the account; of what needed two of them, who and when remains. */
export const supportPersonalData: PersonalData = {
  sections: { support: ownRows('support_actions', ['done_at', 'action', 'reason']) },
  erase: async (db, { id }) => {
    await db
      .updateTable('support_approvals')
      .set({ reason: '', decision_reason: null })
      .where('user_id', '=', id)
      .execute();
  },
};
