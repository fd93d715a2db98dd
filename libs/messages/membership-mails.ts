/** Mails about pauses and changes of plan, by kind; the form of `mails.ts`. */
export const membershipMails = {
  cancelledForGood: {
    subject: 'Your membership of {brand} is cancelled',
    heading: 'Your membership is cancelled',
    paragraphs: [
      'Nothing more will be charged for {plan}. What you paid for is yours to watch until {accessUntil}; after that it is closed.',
      'Your favorites and your account stay.',
    ],
    whereSold: ['If you change your mind, you can join again at any time.'],
    action: 'Open your account',
  },
  trialReceipt: {
    subject: 'Your trial of {brand}: what happens next',
    heading: 'Your trial has started',
    paragraphs: [
      'We charged {amount} on {date} for {plan}. Your trial ends on {nextDate}.',
      'Unless you cancel before then, it becomes a monthly membership on {nextDate}, and we charge {nextAmount} that day and then {often} until you cancel.',
      'To cancel, open your membership page and choose Cancel membership. It takes a minute, and nothing more is charged.',
    ],
    action: 'See or cancel your membership',
  },
  renewalAccepted: {
    subject: 'Your {brand} membership continues',
    heading: 'Your renewal is recorded',
    paragraphs: [
      'On {date} your card was charged {amount} for “{plan}”. At first we could not match this charge to your membership, so it gave no access. We have corrected that, and we are sorry for the interruption.',
      'You have access until {until}. Your receipt comes in a separate email.',
    ],
    action: 'See your membership',
  },
  paused: {
    subject: 'Your {brand} membership pauses on {from}',
    heading: 'Your pause is set',
    paragraphs: [
      '{plan} pauses on {from}, when the time you paid for ends. Until then nothing changes. During the pause you are not charged and can’t watch; your gems, unlocked packs and favorites stay.',
      'It resumes automatically on {until}, and we charge {amount} then. We will remind you a week before. You can resume earlier or cancel at any time on your membership page.',
    ],
    action: 'See your membership',
  },
  pauseWithdrawn: {
    subject: 'Your {brand} membership will not pause',
    heading: 'Your pause is called off',
    paragraphs: [
      '{plan} continues without a pause. Nothing was charged today, and the next charge is {amount} on {date}.',
      'If this wasn’t you, please contact support right away.',
    ],
    action: 'See your membership',
  },
  resumesSoon: {
    subject: 'Your {brand} membership resumes on {date}',
    heading: 'Your pause ends on {date}',
    paragraphs: [
      '{plan} resumes automatically on {date}, and we charge {amount} to your card on file.',
      'You can resume today instead. If you don’t want to continue, cancel on your membership page before that day, and nothing is charged.',
    ],
    action: 'Resume or cancel',
  },
  changePlanned: {
    subject: 'Your {brand} plan changes on {date}',
    heading: 'Your new plan is set',
    paragraphs: [
      '{oldPlan} continues until {date}, and nothing was charged today. Then {plan} begins, and we charge {amount}.',
      'Until {date} you can still change your mind on your membership page.',
    ],
    action: 'See your membership',
  },
  changeWithdrawn: {
    subject: 'Your {brand} plan stays as it is',
    heading: 'Your change of plan is called off',
    paragraphs: ['{plan} continues. Nothing was charged today, and the next charge is {amount} on {date}.'],
    action: 'See your membership',
  },
  plannedChangeBegan: {
    subject: 'Your {brand} plan has changed',
    heading: 'Your new plan has started',
    paragraphs: [
      'As you chose, {oldPlan} ended and {plan} began on {date}. We charged {amount}; you will get the receipt in a separate email.',
      'The next charge is {nextAmount} on {nextDate}. You can cancel at any time on your membership page.',
    ],
    action: 'See your membership',
  },
} as const;
