import { ownRows, type PersonalData } from '../../personal-data/personal-data.ts';
import { settleByDeletion } from './data-requests/data-requests.ts';

/** What staff did about a person goes with the account; of what needed two of them, who and when remains. */
export const supportPersonalData: PersonalData = {
  sections: {
    support: ownRows('support_actions', ['done_at', 'action', 'reason']),
    dataRequests: ownRows('data_requests', ['received_at', 'kind', 'due_at', 'state', 'settled_at']),
  },
  erase: async (db, { id }, { clock }) => {
    await settleByDeletion(db, id, clock.now());
    // The only input of an action that says who somebody is.
    await db
      .updateTable('support_approvals')
      .set({ details: JSON.stringify({}) })
      .where('user_id', '=', id)
      .where('action', '=', 'changeEmail')
      .execute();
    await db
      .updateTable('support_approvals')
      .set({ reason: '', decision_reason: null })
      .where('user_id', '=', id)
      .execute();
  },
};
