/** The page on which visitors join. */
export const join = {
  head: {
    title: 'Join — {brand}',
    description: 'Become a member of {brand}: plans, prices, and what is charged when.',
  },
  title: 'Join {brand}',
  lead: 'Every film, in the best quality. Cancel anytime on your account page, as easily as you joined.',
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
    asChosen: 'The amount that is shown with the plan you choose. You see it again before you pay.',
    terms:
      'By continuing you confirm that you are 18 or older and agree to the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.',
    submit: 'Continue to payment',
    submitFree: 'Continue',
    discreet: 'You pay on {biller}’s secure page. Your card number never reaches us.',
  },
  stills: 'Films on {brand}',
  comparison: {
    title: 'What each plan includes',
    plans: {
      free: 'Free limited trial',
      trial: 'Trial',
      site: 'Membership',
      several: '{count, number} sites',
    },
    rows: {
      films: 'Films in full',
      downloads: 'Downloads',
      pictures: 'Picture sets',
      community: 'Ratings and comments',
      gems: 'Gems every Friday',
    },
    feature: 'Feature',
    ofChoice: '{count, number} of your choice',
    all: 'All of {brand}',
    allOfSeveral: 'All of {count, number} sites',
    included: 'Included',
    notIncluded: 'Not included',
  },
  questions: {
    title: 'Questions',
    cancel: {
      question: 'How do I cancel?',
      answer:
        'On your account page, whenever you like. You watch until the end of the time you paid for, and are not charged again. If you joined on a payment company’s website, your account page takes you there.',
    },
    charged: {
      question: 'When am I charged?',
      answer:
        'Today, and then on the date beside your plan. Before you pay you see both amounts, and every charge has its receipt by email.',
    },
    change: {
      question: 'Can I change my plan?',
      answer:
        'Yes. Unused days of the plan you leave are taken off the first charge of the new one, or added to its first period.',
    },
    privacy: {
      question: 'Who sees that I am a member?',
      answer:
        'Nobody. Your email is never shown, comments carry the name you choose, and your card number never reaches us.',
    },
    devices: {
      question: 'Where can I watch?',
      answer: 'In any current browser, on a phone, a tablet or a computer. Members can also download films.',
    },
  },
  none: {
    title: 'Membership is not available at this time',
    text: 'Please try again later, or sign in if you have an account.',
  },
} as const;
