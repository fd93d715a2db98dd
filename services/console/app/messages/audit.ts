/** Texts of the audit of staff. */
export const audit = {
  title: 'Audit',
  text: 'What staff did, the newest first. Nobody can change it.',
  columns: { at: 'When (UTC)', actor: 'Who', action: 'What', entity: 'About', change: 'Change' },
  filters: { actor: 'Who', action: 'What', entityKind: 'Kind', entityId: 'Id', from: 'From', until: 'Until' },
  verify: 'Verify chain',
  whole: (entries: number, hash: string) =>
    `All ${entries} entries are as they were written. The last hash begins with ${hash}.`,
  broken: (entry: number) => `The chain is broken at entry ${entry}.`,
  details: 'Show',
} as const;
