/** The page behind the mailed link that makes the second account of a membership. */
export const secondAccount = {
  heading: 'An account of your own',
  lead: 'Someone shares their {brand} membership with you. Make your account with {email} here, and sign in with the password that they chose for you. You can change it afterwards.',
  submit: 'Yes, make my account',
  doneHeading: 'Your account is ready',
  doneText: 'Sign in with your email address and the password that was chosen for you.',
  enter: 'Go to {brand}',
  overHeading: 'This link doesn’t work any more',
  overText: 'It has been used, is more than seven days old, or was replaced by a newer one. Ask for another one.',
} as const;
