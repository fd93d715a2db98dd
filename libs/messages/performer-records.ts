/** What staff read about the records of performers' ages, by the gateway's message keys. */
export const performerRecords = {
  refused: {
    reason: 'Say why, in 3 to 1,000 characters.',
    gone: 'There is no such performer.',
    identity: 'Give the name on the document and a date of birth, such as 1998-04-30.',
    underage: 'This person is not 18 yet.',
    document: 'Give the kind, who issued it, up to four last characters of its number, and where the copy is.',
    noRecord: 'Record the name and the date of birth first.',
    noDocument: 'There is no such document.',
    ownDocument: 'Somebody else has to verify what you recorded.',
  },
} as const;
