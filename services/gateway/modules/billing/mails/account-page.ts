/** Page on which a membership is seen, paid and cancelled: where the buttons of billing's mails lead. */
export const ACCOUNT = '/account';
