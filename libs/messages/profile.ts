/** What a person may not choose for their profile, by the gateway's message keys (V01). */
export const profile = {
  errors: {
    invalidUsername: 'Invalid username',
    reserved: 'This name belongs to the network. Please choose another one.',
    alreadyTaken: 'Already taken',
    alreadyChosen: 'You have chosen a username already, and it can’t be changed.',
  },
} as const;
