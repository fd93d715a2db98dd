/** The dialogs that a person must answer first, and the second account of a membership. */
export const obligations = {
  terms: {
    title: 'Before you continue',
    text: 'Our terms and our privacy policy apply to your account. Please read and accept them.',
    /** The site's own words (M27), for both accounts of a tandem membership. */
    tandem: 'By accessing our members area you confirm you are aged 18+ and accept our terms and our privacy policy.',
    termsLink: 'Terms',
    privacyLink: 'Privacy',
    submit: 'Accept and continue',
    signOut: 'Sign out',
  },
  guestScene: {
    title: 'A scene for guests',
    /** The site's own words (M27), for portal guests. */
    consent:
      'By clicking WATCH SCENE you confirm you are aged 18+, accept our terms and our privacy policy, and agree to receive email marketing.',
    submit: 'Watch scene',
    close: 'Close',
  },
  email: {
    title: 'News by email',
    text: 'It’s up to you. You can change this on your account page at any time.',
    save: 'Save my choice',
    later: 'Not now',
  },
  device: {
    title: 'Is this you?',
    text: 'We don’t recognize this device, so we sent you an email. Open it and choose “Yes, it was me”. This page then continues automatically.',
    waiting: 'Waiting for your approval',
    signOut: 'Sign out',
  },
  tandem: {
    title: 'A second account',
    text: 'Share your membership with one more person. They sign in with their own email and password.',
    email: 'Their email',
    password: 'Their password',
    hint: 'Letters and numbers only, 8 to 32 characters.',
    submit: 'Create the account',
    close: 'Close',
    open: 'Add a second account',
    errors: {
      missingEmail: 'Please enter their email address.',
      missingPassword: 'Please choose a password for them.',
      invalidEmail: 'Invalid email address.',
      guessablePassword: 'This password is too easy to guess. Please choose a different one.',
      invalidPassword: 'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
      limited: 'This address was invited too often. Please try again in an hour.',
      notAllowed: 'Your membership does not include a second account.',
      mailOff: 'We can’t send email at the moment, so nobody was invited. Please try again later.',
      failed: 'The account could not be created. Please try again.',
    },
    invited: 'We sent a link to that address. The account is ready once it is followed.',
  },
} as const;
