/** The privacy section of the account page: a person's data, and the deletion of the account. */
export const accountPrivacy = {
  policy: 'How we handle your data is explained in our privacy policy.',
  code: {
    label: 'Code',
    hint: 'From your authenticator app, or a recovery code.',
    errors: {
      CODE_REQUIRED: 'Please enter a code from your authenticator app.',
      CODE_INCORRECT: 'That code is incorrect or was already used. Wait for the next one and try again.',
      TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a few minutes and try again.',
    },
  },
  export: {
    title: 'Your data',
    text: 'One file with everything we store about you: profile, memberships, invoices, gems and credits, comments, ratings, favorites, viewing positions, downloads and consents.',
    submit: 'Download my data',
    done: 'Your file is in your downloads folder.',
    fileName: 'my-data.json',
  },
  delete: {
    title: 'Delete your account',
    text: 'Your account is deleted on all our brands, and every membership is cancelled. It cannot be restored.',
    open: 'Delete my account…',
    dialogTitle: 'Delete your account?',
    final: 'This takes effect on all our brands immediately and can’t be undone.',
    goes: {
      title: 'What is deleted',
      profile: 'Your profile, email, username and sign-in, on every device.',
      memberships: 'Your memberships: they are cancelled, and any remaining paid time is lost.',
      activity: 'Gems, credits, unlocked videos, favorites, ratings, history and downloads.',
    },
    stays: {
      title: 'What stays, without your name',
      invoices:
        'Invoices and accounting records, which the law requires us to keep. They can no longer be traced to you.',
      comments: 'Your comments, shown as written by a deleted user.',
      removals: 'Content removal requests, as evidence of what was requested.',
    },
    password: 'Your password',
    sure: 'I understand that my account will be deleted permanently.',
    cancel: 'Keep my account',
    submit: 'Delete permanently',
    errors: {
      missing: 'Please enter your password.',
      unsure: 'Please tick the box to confirm.',
      WRONG_PASSWORD: 'This password is incorrect.',
      TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a few minutes and try again.',
      NOT_SETTLED: 'We couldn’t cancel your membership just now, so nothing was deleted. Please try again.',
    },
    done: {
      title: 'Your account is deleted',
      text: 'We will confirm it in one last email. Thank you for being with us.',
      leave: 'Leave',
    },
  },
} as const;

/** The pages behind a mailed link to personal data: with a second step, and where it has expired or was typed wrong. */
export const dataLink = {
  codeHeading: 'Your data',
  codeLead:
    'Your account asks for a second step. Enter the code that your app shows, and download all that is stored about you as a file.',
  download: 'Download my data',
  heading: 'This link doesn’t work any more',
  text: 'Links to personal data work for seven days. Sign in to download your data from your account, or ask our support for another link.',
  account: 'Go to my account',
} as const;
