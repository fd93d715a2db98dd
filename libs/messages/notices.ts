/** Notices that a query parameter opens, by parameter. */
export const notices = {
  device_challenge: {
    approved: 'Thank you. This device is approved.',
    blocked: 'That device is blocked and can’t sign in. Please change your password, too.',
  },
  notification: {
    upgradesuccess: 'Your membership is upgraded. Enjoy.',
    upgradedenial: 'The upgrade did not go through, and nothing was charged. Please try another payment method.',
    signupSuccess: 'Welcome. Your membership is ready.',
  },
  reactivation: { success: 'Your membership is active again. Welcome back.' },
  from: { joinnow: 'You already have an account and are signed in.' },
} as const;
