const counted = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

/** What the button says that does something about a member, once its preview was read. */
export const actionButtons = {
  refund: (sum: string) => `Refund ${sum}`,
  giveGems: (gems: number) => `Give ${counted(gems, 'gem', 'gems')}`,
  takeGems: (gems: number) => `Take ${counted(gems, 'gem', 'gems')}`,
  extend: (days: number) => `Extend by ${counted(days, 'day', 'days')}`,
  cancel: { end: 'Cancel at the end of the period', now: 'Cancel now' },
  endSessions: (sessions: number | undefined) =>
    sessions === undefined ? 'End all sessions' : `End ${counted(sessions, 'session', 'sessions')}`,
  openDataRequest: { access: 'Record request for a copy', deletion: 'Record request for deletion' },
  plain: {
    resendReceipt: 'Resend receipt',
    disable: 'Disable account',
    enable: 'Enable account',
    confirmEmail: 'Confirm email',
    changeEmail: 'Change email',
    note: 'Add note',
    extendDataRequest: 'Extend deadline',
    declineDataRequest: 'Decline data request',
    sendPersonalData: 'Send copy of data',
    delete: 'Delete account',
  },
  request: (label: string) => `Request approval to ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
} as const;
