/** The report that a person writes about an error. */
export const errorReport = {
  title: 'Fill a report',
  label: 'What were you doing when it happened?',
  send: 'Send the report',
  sent: 'Thank you. Your report was sent.',
  failed: 'The report could not be sent. Please try again.',
  close: 'Close',
} as const;
