/** Notices that an address brings along, by the parameter that asks for them (R55, R59). */
export const notices = {
  device_challenge: {
    approved: 'Thank you. This device is approved: you can sign in with it now.',
    blocked: 'Done. That device is blocked and can’t sign in. Please change your password, too.',
  },
  notification: {
    upgradesuccess: 'Your membership is upgraded. Enjoy.',
    upgradedenial: 'The upgrade did not go through, and nothing was charged. Please try another way to pay.',
    signupSuccess: 'Welcome. Your membership is ready.',
  },
  reactivation: { success: 'Your membership is active again. Welcome back.' },
  from: { joinnow: 'You are a member already, and signed in.' },
} as const;
