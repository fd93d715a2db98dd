/** The privacy section of the account page: a person's data, and the deletion of the account. */
export const accountPrivacy = {
  policy: 'How we treat it is in our privacy policy.',
  export: {
    title: 'Your data',
    text: 'One file with all that we have of you: profile, memberships, invoices, gems and credits, comments, ratings, favorites, positions, downloads and consents.',
    submit: 'Download my data',
    done: 'Your file is in your downloads.',
    fileName: 'my-data.json',
  },
  delete: {
    title: 'Delete your account',
    text: 'Your account is deleted on all our brands, and every membership is cancelled. Nobody can bring it back.',
    open: 'Delete my account…',
    dialogTitle: 'Delete your account?',
    final: 'This is for all our brands, at once, and can’t be undone.',
    goes: {
      title: 'What goes',
      profile: 'Your profile, email, username and sign-in, on every device.',
      memberships: 'Your memberships: they are cancelled, and what is left of the paid time is lost.',
      activity: 'Gems, credits, unlocked videos, favorites, ratings, history and downloads.',
    },
    stays: {
      title: 'What stays, without your name',
      invoices: 'Invoices and the ledger: the law makes us keep them. They no longer lead to you.',
      comments: 'Your comments, as those of a deleted user.',
      removals: 'Requests to remove content, as they are proof of what was asked.',
    },
    password: 'Your password',
    sure: 'I understand that my account is gone for ever.',
    cancel: 'Keep my account',
    submit: 'Delete for ever',
    errors: {
      missing: 'Enter your password.',
      unsure: 'Please confirm.',
      WRONG_PASSWORD: 'This password is incorrect.',
      TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a few minutes and try again.',
      NOT_SETTLED: 'Your membership could not be cancelled just now, so nothing was deleted. Please try again.',
    },
    done: {
      title: 'Your account is deleted',
      text: 'A last email confirms it. Thank you for having been here.',
      leave: 'Leave',
    },
  },
} as const;
