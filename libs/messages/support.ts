/** What members of staff read about actions on members, in the console and by the gateway's message keys. */
export const support = {
  refused: {
    reason: 'Say why, in 3 to 1,000 characters.',
    requestKey: 'A request key has 8 to 64 letters, digits, hyphens or underscores.',
    keyUsed: 'This request has already been sent with different content.',
    memberGone: 'There is no such member.',
    chargeUnknown: 'There is no such charge of this member.',
    nothingPaid: 'Nothing was paid by this charge.',
    refundedAlready: 'This charge has already been refunded or charged back, or its refund is under way.',
    billerMissing: 'The biller of this charge is not connected here: refund it on the biller’s own pages.',
    lastChargeOnly:
      'This biller gives back only the last charge of a membership from here: refund this one on the biller’s own pages.',
    wholeOnly: 'This biller refunds a charge only as a whole.',
    takenBackAtBiller:
      'The biller has already taken this whole charge back. That is booked now; nothing more was refunded.',
    moreThanLeft: 'So much is not left of this charge.',
    partTooSmall: 'A partial refund is at least 1.00, and at least 1.00 must remain. Refund the whole rest instead.',
    partUnderWay:
      'A part of this charge is being refunded. Look at the biller commands if it takes longer than a few minutes.',
    gemsAmount: 'Give or take 1 to 1,000 gems at once.',
    gemsMissing: 'The member does not have that many gems.',
    subscriptionUnknown: 'There is no such subscription of this member.',
    days: 'Extend by 1 to 366 days.',
    renews: 'This membership renews automatically, so added days would overlap the days that are paid for.',
    openForever: 'This membership has no end.',
    nothingToCancel: 'There is no renewal to cancel.',
    nothingToEnd: 'This membership has already ended.',
    disabledAlready: 'This account is already disabled.',
    notDisabled: 'This account is not disabled.',
    confirmedAlready: 'This email address is already confirmed.',
    emailInvalid: 'This is no email address.',
    emailUnchanged: 'This is the address that the account has.',
    emailTaken:
      'Another account has this address, and its owner has confirmed it. A stolen account can’t get it before that one is moved or deleted.',
    emailForeign:
      'The address of this account counts as that of somebody who took it, so nothing of the member’s is mailed there. Correct the address first.',
    waitsAlready: 'This is already waiting for another member of staff.',
    ownRequest: 'Another member of staff has to decide on your own request.',
    requestGone: 'There is no such open request.',
    receivedOn: 'Say on which day it arrived: not in the future, and within the last year.',
    dataRequestOpen: 'A request of this kind is already open.',
    dataRequestGone: 'There is no such open request.',
    dataRequestKind: 'Only a request for a copy of the data is answered by sending one.',
    extendedAlready: 'This request was already extended. The law allows it once.',
    extendedTooLate: 'The first month has passed: it had to be extended before.',
    explanation: 'Write to the member why, in 10 to 2,000 characters.',
    mailOff:
      'Email is switched off (MAIL=off), so the member would not get it, and nothing was done. Try again once there is a mail server.',
    notSettled: 'A payment or a refund of this member is not settled yet. Try again in a few minutes.',
  },
  effects: {
    refund: '{amount} for {plan} goes back to the card.',
    partRefund: '{amount} for {plan} goes back to the card; {left} of this charge stays.',
    partRefundEndsNothing: 'Nothing ends: access, renewals and gems stay.',
    giftRefund: '{amount} for a gift goes back to the card.',
    giftRefundStops:
      'An unused code stops working. If a code was redeemed, what has begun stays open, and what has not begun yet never will.',
    refundEndsRenewals: 'Renewals of this membership end, and what has begun stays open.',
    gemsGiven: '{count, plural, one {# gem is} other {# gems are}} added; {balance} afterwards.',
    gemsTaken: '{count, plural, one {# gem is} other {# gems are}} taken; {balance} afterwards.',
    extended: 'Access until {date}.',
    cancelledAtEnd: 'Nothing more is charged. Access until {date}.',
    cancelledNow: 'Access ends now, and nothing more is charged.',
    gemsGo: 'Gems and unlocked packs are lost with the last membership.',
    receipt: 'The receipt is mailed again.',
    sessionsEnded: 'Every device is signed out, on all brands.',
    disabled: 'Every device is signed out, and nobody can sign in.',
    disabledRenews: 'A membership of this account renews: cancel it too unless the account comes back.',
    enabled: 'The member can sign in again.',
    enabledForeign:
      '{email} counts as the address of somebody who took this account: anyone who reads its mail can choose a new password and sign in. A correction of the address that waits is withdrawn.',
    emailConfirmed: 'The address counts as confirmed and gets all mail.',
    emailChange:
      'A link that confirms it is mailed to {email}. The address changes when it is followed, and every device is signed out then.',
    emailChangeUndo: '{email} is told, and can undo it until seven days after the change.',
    emailChangeUnproven:
      '{email} was never confirmed, so it may be a stranger’s: it is told without the new address, and can undo nothing.',
    emailChangeForeign:
      '{email} counts as somebody else’s: it is told without the new address, and can undo nothing. The account is locked at once: every device is signed out, nobody can sign in, and links to shared lists, payment pages, an invitation, and requests to change its email, let it in or delete it end. Once the change is confirmed, the password, passkeys and the second step end, and the new address is mailed a link to choose a password.',
    dataRequestOpened: 'The legal deadline is {date}.',
    deleteStill: 'Nothing is deleted yet: request that by “Delete account”.',
    dataRequestExtended: 'The legal deadline is {date} instead of {before}.',
    dataRequestDeclined: 'The request is closed, and nothing else is done.',
    personalDataSent: 'A link to all the data of this account is mailed. It works until {date}.',
    dataRequestAnswered: 'The request is closed as answered.',
    noted: 'The note is for staff only.',
    deleted: 'The account and all its data are permanently deleted on all brands, and memberships end.',
    deletedForeign:
      '{email} counts as the address of somebody who took this account: what comes from there is not the owner’s wish.',
  },
} as const;

/** What a person asked for, inside a sentence that they read: “You asked us to …”. */
export const dataRequests = {
  access: 'send you a copy of your personal data',
  deletion: 'delete your account and your personal data',
} as const;
