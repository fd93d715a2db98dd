import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';
import { settleByDeletion } from './data-requests/data-requests.ts';

/**
 * Deletes what staff did about a person together with the account. Of what needed two of them, who and when remains,
 * and of what one of them gave alone, how much: it counts against their limit (decision 0823).
 */
export const supportPersonalData: PersonalData = {
  sections: {
    support: ownRows('support_actions', ['done_at', 'action', 'reason']),
    dataRequests: ownRows('data_requests', ['received_at', 'kind', 'due_at', 'state', 'settled_at']),
  },
  erase: async (db, { id }, { clock }) => {
    await settleByDeletion(db, id, clock.now());
    await db
      .updateTable('support_actions')
      .set({ user_id: null, reason: '', fingerprint: '' })
      .where('user_id', '=', id)
      .where('given_unit', 'is not', null)
      .execute();
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
