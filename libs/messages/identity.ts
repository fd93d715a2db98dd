/** The sign-in form of the identity server, and what can go wrong on the way. `{brand}` is the brand's name. */
export const identity = {
  signIn: {
    title: 'Sign in to {brand}',
    heading: 'Welcome back',
    lead: 'Sign in to continue to {brand}.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    newHere: 'New to {brand}?',
    join: 'Join now',
    back: 'Back to {brand}',
  },
  errors: {
    wrongCredentials: 'That email and password do not match. Check both and try again.',
    disabled: 'This account has been disabled, so you can’t sign in. Please contact support.',
    limited: 'Too many attempts. Please wait a few minutes and try again.',
    crossSite: 'This form was not sent from the sign-in page. Please go back and try again.',
  },
  /** What a person agrees to who wants emails (M27). */
  emailConsent: 'I would like to get email updates about hot new scenes and special offers.',
  notices: {
    failed: {
      heading: 'We could not sign you in',
      text: 'This sign-in has expired or was already used. Please start again.',
    },
    unavailable: {
      heading: 'Something went wrong',
      text: 'We are working to fix this as soon as possible. Please try again in a moment.',
    },
    tryAgain: 'Try again',
  },
} as const;
