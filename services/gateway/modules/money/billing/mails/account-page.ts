/** Page on which a membership is seen, paid and cancelled: where the buttons of billing's mails lead. */
export const ACCOUNT = '/account';

/** Page of all memberships of a person: pausing, changing the plan and cancelling. */
export const MEMBERSHIP = '/account/membership';

/** Page of the plans that somebody with an account can buy. */
export const OFFERS = '/account/upgrade';
