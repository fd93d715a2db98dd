/** What administrators read about members of staff whom they change, by the gateway's message keys. */
export const staffDesk = {
  refused: {
    reason: 'Say why, in 3 to 1,000 characters.',
    gone: 'There is no such member of staff.',
    notYours: 'You are no administrator any more. Sign in again.',
    self: 'Nobody changes their own account: another administrator has to.',
    adminByCommand: 'Administrators are made by an operator alone: npm run admin.',
    lastAdmin: 'This is the last administrator who can sign in.',
    disabledAlready: 'This member of staff is already disabled.',
    notDisabled: 'This member of staff is not disabled.',
    roleAlready: 'This member of staff has that role already.',
  },
} as const;
