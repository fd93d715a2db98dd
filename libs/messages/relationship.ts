/** The relationship section of the account page. */
export const relationship = {
  title: 'Relationship',
  text: 'Share this only if you like.',
  status: 'Your status',
  role: 'You are',
  unsaid: 'Prefer not to say',
  statuses: {
    single: 'Single',
    dating: 'Dating',
    partnered: 'In a relationship',
    married: 'Married',
    open: 'In an open relationship',
  },
  roles: { wife: 'The wife', husband: 'The husband', partner: 'The partner' },
  readOnly: 'You need your own active membership to change this.',
  saved: 'Your relationship status was saved.',
  failed: 'Something went wrong. Please try again.',
} as const;
