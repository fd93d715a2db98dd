/** The change of an account's email: the form on the account page, and the pages behind its mailed links. */
export const emailChange = {
  title: 'Email address',
  text: 'You sign in with it, and we send your receipts to it. A change counts once you confirm it at the new address.',
  open: 'Change email address',
  newEmail: 'New email address',
  missing: 'Please enter your new email address.',
  submit: 'Send a link to the new address',
  sent: 'We sent a link to {email}. Your address changes when you follow it. Your current address gets an email as well.',
  mailCode: 'Email me a code instead',
  mailAnotherCode: 'Send another code',
  codeSent: 'We sent a code to {email}. It works for 15 minutes, on this device.',
  mailedCode: 'Code from the email',
  codeMissing: 'Please enter the code from the email.',
  account: 'Go to your account',
  confirm: {
    heading: 'Confirm your new email address',
    lead: 'Your {brand} account moves to {email}. You sign in with this address from then on, and every other device is signed out.',
    stolenLead:
      'Your {brand} account gets the address {email}. We sign out every device, end the current password, remove all passkeys and authenticator apps, and email you a link to choose a new password. Links to your shared playlists, open payment pages and a pending invitation to a second person end too.',
    submit: 'Yes, use this address',
    doneHeading: 'Your email address has changed',
    doneText: 'You sign in with your new address from now on. Your password stays the same.',
    overHeading: 'This link doesn’t work any more',
    overText:
      'It has been used, is more than seven days old, or was replaced by a newer one or withdrawn, as by a new password or when every device was signed out. You can start again on your account page.',
  },
  takenBack: {
    doneHeading: 'Your account is yours again',
    doneText:
      'You sign in with this email address from now on. Every device is signed out, and we have emailed you a link to choose a new password.',
  },
  refuse: {
    heading: 'Stop this change?',
    lead: 'Your {brand} account stays with this email address, or returns to it. We sign out every device, end the current password, remove all passkeys and authenticator apps, and email you a link to choose a new password. Links to your shared playlists, open payment pages and a pending invitation to a second person end too.',
    submit: 'Stop the change',
    doneHeading: 'Your account is safe',
    doneText:
      'It has this email address, and every device is signed out. We have emailed you a link to choose a new password.',
    overHeading: 'This link doesn’t work any more',
    overText: 'It has been used, or the seven days are over. If something is wrong with your account, contact support.',
  },
} as const;
