/** The page on which visitors join. */
export const join = {
  head: {
    title: 'Join — {brand}',
    description: 'Become a member of {brand}: plans, prices, and what is charged when.',
  },
  title: 'Join {brand}',
  lead: 'Every film, in the best quality. Cancel anytime, as easily as you joined.',
  perks: {
    label: 'What you get',
    films: 'Every film in full, up to 4K',
    downloads: 'Downloads, picture sets and comments',
    cancel: 'Cancel online with one button, anytime',
  },
  plan: {
    single: 'Everything on {brand}',
    several: 'Everything on {count, number} sites',
    severalFrom: 'Everything on {count, number} sites, from {price} a month',
    kinds: {
      TRIAL: '{days, plural, one {#-day trial} other {#-day trial}}',
      FREE_LIMITED_TRIAL: 'Free limited trial',
      MONTH: '1 month',
      QUARTER: '3 months',
      YEAR: '1 year',
    },
    multisite: '{kind}, {count, number} sites',
    saved: 'Save {percent, number}%',
    best: 'Best value: save {percent, number}%',
    perMonth: 'a month',
    once: 'today',
    total: 'for {months, plural, one {1 month} other {# months}}',
    free: 'nothing to pay',
    renews: '{price} now. Renews at {later} every {months, plural, one {month} other {# months}}, next on {date}.',
    trialRenews: '{price} now. Then {later} a month from {date}, unless you cancel first.',
    freeTrial: 'Three full films of your choice. Ends automatically.',
    ends: '{price} now. Ends automatically.',
  },
  payment: {
    legend: 'Payment method',
    card: { title: 'Card', text: 'Credit or debit card, on {biller}’s secure page' },
    paypal: { title: 'PayPal', text: 'PayPal or card, on {biller}’s website, which also manages your membership' },
    website: { text: 'On {biller}’s website, which also manages your membership' },
    others: 'Other ways to pay',
  },
  account: {
    title: 'Your account',
    email: 'Email',
    emailHint: 'You sign in with it. Other members never see it.',
    password: 'Password',
    passwordHint: 'Letters and numbers only, 8 to 32 characters.',
    signIn: 'Already have an account?',
    signInLink: 'Sign in',
  },
  summary: {
    title: 'Due today',
    /** Without scripts. */
    asChosen: 'The amount shown with your plan. You see it again before you pay.',
    terms:
      'By continuing you confirm that you are 18 or older and agree to the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.',
    submit: 'Continue to payment',
    submitFree: 'Continue',
    discreet: 'You pay on {biller}’s secure page. Your card number never reaches us.',
  },
  stills: 'Films on {brand}',
  none: {
    title: 'Membership is not available at this time',
    text: 'Please try again later, or sign in.',
  },
} as const;
