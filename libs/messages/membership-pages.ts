/** The pages on which a membership is paused, resumed, changed and upgraded, which work without scripts. */
export const membershipPages = {
  pause: {
    head: 'Pause membership — {brand}',
    planned: 'Your pause is planned',
    after:
      'When the pause ends, it resumes automatically and {price} is charged. We remind you a week before, and you can resume earlier or cancel at any time.',
    confirm: 'Pause membership',
    none: 'Nothing to pause',
  },
  plan: {
    head: 'Change plan — {brand}',
    planned: 'Your new plan is set',
    now: 'Nothing is charged now. On {date} you are charged the price of the plan that you choose, and the same at each renewal until you cancel.',
    none: 'No smaller or shorter plan',
    noneText: 'This membership can’t change to another plan at its next renewal.',
  },
  upgrade: {
    head: 'Upgrade — {brand}',
    choose: 'Continue',
    back: 'Choose another plan',
    yearly: 'Pay {price} for a year',
    stored: 'Card of my last payment',
    storedText: 'Charged as soon as you press the button.',
    gone: 'This plan is not on sale for you any more. Please choose again.',
  },
} as const;
