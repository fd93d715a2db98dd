/** Mails about another plan in the place of the present one, and about a change that did not go through. In the form of `mails`. */
export const planChangeMails = {
  planChanged: {
    subject: 'Your {brand} plan has changed',
    heading: 'Your new plan has started',
    paragraphs: [
      '{oldPlan} ended on {date}, because {plan} includes everything in it. It will not be charged again.',
      'Its {days, plural, one {# unused day was} other {# unused days were}} worth {credit}. We took that off your new plan: you paid {amount} today, and the next charge is {nextAmount} on {nextDate}.',
    ],
    action: 'See your membership',
  },
  planReplaced: {
    subject: 'Your {brand} plan has changed',
    heading: 'Your new plan has started',
    paragraphs: [
      '{oldPlan} ended on {date}, because {plan} includes everything in it. It will not be charged again.',
      'It had no unused days left to credit. You paid {amount} today, and the next charge is {nextAmount} on {nextDate}.',
    ],
    action: 'See your membership',
  },
  planExtended: {
    subject: 'Your {brand} plan changes on {date}',
    heading: 'Your upgrade is confirmed',
    paragraphs: [
      'You paid {amount} for {plan}. It begins on {date}, when the time you paid for with {oldPlan} ends, so no day is paid for twice. {oldPlan} will not be charged again.',
      'The next charge is {nextAmount} on {nextDate}.',
    ],
    action: 'See your membership',
  },
  changeNeedsSignIn: {
    subject: 'We are refunding {amount}',
    heading: 'Sign in to change your plan',
    paragraphs: [
      'On {date} {amount} was paid for {plan} by someone who was not signed in. You already have {oldPlan}, and its unused days can only be taken off the price when you are signed in.',
      'So that you don’t pay for the same days twice, the full amount goes back to the same card. Sign in and choose {plan} on your account page: you will see what is charged.',
    ],
    action: 'Go to your account',
  },
  changeTooLate: {
    subject: 'We are refunding {amount}',
    heading: 'Your price was out of date',
    paragraphs: [
      'On {date} you paid {amount} for {plan}. That price no longer fits your unused days of {oldPlan}: the payment page had been open for more than a day, or those days were used or paid back in the meantime.',
      'The full amount goes back to the same card, and {plan} has not started. Choose it again on your account page to see today’s price.',
    ],
    action: 'Go to your account',
  },
  freeChangeTooLate: {
    subject: 'Your change of plan did not go through',
    heading: 'Your price was out of date',
    paragraphs: [
      'On {date} you confirmed “{plan}”, with nothing to pay. That no longer fits your unused days of “{oldPlan}”: the payment page had been open for more than a day, or those days were used or paid back in the meantime.',
      'Nothing was charged, and the new plan has not started. This order has changed nothing else. Choose the new plan again on your account page to see today’s price.',
    ],
    action: 'Go to your account',
  },
} as const;
