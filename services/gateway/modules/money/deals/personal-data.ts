import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** What a person bought of partners; it goes with their row. */
export const dealsPersonalData: PersonalData = {
  sections: {
    partnerPurchases: ownRows('outgoing_upsells', ['started_at', 'tenant_id', 'deal_id', 'biller', 'status']),
  },
};
