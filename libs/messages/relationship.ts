/** The relationship section of the account page (A12). */
export const relationship = {
  title: 'Relationship',
  text: 'As you say it here, and only if you like.',
  status: 'Your status',
  role: 'You are',
  unsaid: 'Not said',
  statuses: {
    single: 'Single',
    dating: 'Dating',
    partnered: 'In a relationship',
    married: 'Married',
    open: 'In an open relationship',
  },
  roles: { wife: 'The wife', husband: 'The husband', partner: 'The partner' },
  readOnly: 'An active membership of your own lets you change this.',
  saved: 'Your relationship was saved.',
  failed: 'Something went wrong. Please try again.',
} as const;
