/** The page behind the mailed link by which somebody new makes an account and uses a code. */
export const codeSignup = {
  heading: 'Redeem your code',
  lead: 'Make your account with {email} and redeem your code: {worth}. You need no card, and nothing renews.',
  notYou: 'If you didn’t ask for this, close this page: no account is made.',
  submit: 'Yes, make my account',
  doneHeading: 'It’s yours',
  doneText: 'Sign in with your email address and the password that you chose.',
  enter: 'Go to {brand}',
  overHeading: 'This link doesn’t work any more',
  overText:
    'It has been used, is more than seven days old, or was replaced by a newer one. If you have an account, sign in and redeem your code there.',
  redeem: 'Redeem a code',
} as const;
