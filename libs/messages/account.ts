/** The account page: its frame, and what it says of the person. */
export const account = {
  title: 'Your account',
  greeting: 'Hello, {name}.',
  sections: 'Sections of your account',
  overview: {
    title: 'Overview',
    email: 'Email',
    username: 'Username',
    noUsername: 'Not chosen yet',
    memberSince: 'Member since',
    tandemParent: 'Shared with you by',
    tandemChild: 'Second account',
    hasTandemChild: 'Yes, you share your membership',
  },
  profile: { title: 'Profile', text: 'How you appear, and what we may send you.' },
  membership: { title: 'Membership', text: 'What you have, what it costs, and when.' },
  security: { title: 'Sign-in and security', text: 'Your password, and where you are signed in.' },
  privacy: { title: 'Privacy', text: 'What we keep about you, and your say in it.' },
  passwordChanged: {
    title: 'Password changed',
    text: 'Your password was changed. Use the new one on {brands}.',
    dismiss: 'Dismiss',
  },
} as const;
