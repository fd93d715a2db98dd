/** Why a choice for a profile is refused, by the gateway's message keys. */
export const profile = {
  errors: {
    invalidUsername: 'Invalid username',
    reserved: 'This name is reserved. Please choose another one.',
    alreadyTaken: 'Already taken',
    alreadyChosen: 'You have already chosen a username, and it can’t be changed.',
  },
} as const;
