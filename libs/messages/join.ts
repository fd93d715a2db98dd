/** The page on which visitors join (R07). */
export const join = {
  head: {
    title: 'Join — {brand}',
    description: 'Become a member of {brand}: plans, prices, and what is charged when.',
  },
  title: 'Join {brand}',
  lead: 'Every film, in the best picture there is. Cancel whenever you like, on your account page, as easily as you joined.',
  noScript: {
    label: 'About scripts',
    text: 'Paying takes JavaScript, which is off in this browser. Turn it on and load this page again, or <support>write to us</support>: that works without.',
  },
  perks: {
    label: 'What you get',
    films: 'Every film whole, up to 2160',
    downloads: 'Downloads, picture sets and comments',
    cancel: 'No calls, no letters: one button cancels',
  },
  plan: {
    single: 'Everything on {brand}',
    several: 'Everything on {count, number} sites',
    kinds: {
      TRIAL: 'Trial of {days, plural, one {# day} other {# days}}',
      FREE_LIMITED_TRIAL: 'Free limited trial',
      MONTH: 'A month',
      QUARTER: 'Three months',
      YEAR: 'A year',
    },
    multisite: '{kind}, {count, number} sites',
    saved: 'Save {percent, number}%',
    perMonth: 'a month',
    once: 'for now',
    free: 'nothing to pay',
    renews: '{price} now. Renews at {later} every {months, plural, one {month} other {# months}}, next on {date}.',
    trialRenews: '{price} now. Then {later} a month from {date}, unless you cancel before.',
    freeTrial: 'Three films of your choice, whole. It ends by itself.',
    ends: '{price} now. It ends by itself.',
  },
  biller: {
    legend: 'How you pay',
    native: 'Card, on a page of {biller}',
    external: 'On the pages of {biller}, who also looks after your membership',
  },
  account: {
    title: 'Your account',
    email: 'Email',
    emailHint: 'You sign in with it. It is never shown.',
    password: 'Password',
    passwordHint: 'Letters and numbers, 8 to 32 of them.',
    signIn: 'You have an account already?',
    signInLink: 'Sign in',
  },
  summary: {
    title: 'Today you pay',
    terms:
      'By going on you confirm that you are 18 or older and agree to the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.',
    submit: 'Continue to payment',
    submitFree: 'Continue',
    discreet: 'The payment page belongs to {biller}. Your card number never reaches us.',
  },
  none: {
    title: 'Membership is not available at this time',
    text: 'Please try again later, or sign in if you have an account.',
  },
} as const;
