/** The conversion of a VIP user. */
export const vip = {
  title: 'VIP',
  subtitle: 'Exclusive membership',
  text: 'Please type your own email address and password to register the account.',
  email: 'Email',
  emailHint: 'We send a link to this address. Until you follow it, you sign in with the address that you have now.',
  password: 'Password',
  passwordHint: 'Letters and numbers only, 8 to 32 characters.',
  submit: 'Continue',
  missingEmail: 'Please enter your email address.',
  missingPassword: 'Please choose a password.',
  invalidEmail: 'Invalid email address.',
  guessablePassword: 'This password is too easy to guess. Please choose a different one.',
  invalidPassword: 'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
  terms:
    'By clicking CONTINUE you confirm that you are aged 18+ and accept our terms and our privacy policy, and agree to receive email marketing, which you can stop at any time.',
  termsLink: 'Terms',
  privacyLink: 'Privacy',
  support: 'Contact customer support',
  errors: {
    email_already_exists: 'This email already exists. Please choose another one.',
    invalid_email: 'Email is not valid.',
    guessable_password: 'This password is too easy to guess. Please choose a different one.',
    invalid_password: 'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
    mail_off:
      'We can’t send email at the moment, so your new address could not be confirmed, and nothing was changed. Please try again later.',
    update_failed: 'Failed to update your credentials. Please contact customer support.',
  },
} as const;
