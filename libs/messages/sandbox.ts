/** Pages of the sandbox: for people who develop and try out, never for members. */
export const sandbox = {
  name: 'Sandbox',
  note: 'Nothing here leaves this machine.',
  mailbox: {
    title: 'Mailbox',
    lead: 'Every mail that the network sends lands here, the newest first.',
    empty: 'No mail yet. Sign up, reset a password or cancel a membership, and it shows up here within seconds.',
    back: 'All mails',
    from: 'From',
    to: 'To',
    sent: 'Sent',
    kind: 'Kind',
    plainText: 'Plain text',
    notFound: 'This mail is not here any more',
  },
} as const;
