/** What the console says when two people changed the same thing. */
export const conflict = {
  title: 'Somebody else saved this meanwhile',
  text: (who: string) =>
    `${who} saved another version while you were writing. Nothing of yours is lost: take over what you want of theirs, then save on top of it.`,
  field: 'Field',
  yours: 'Yours',
  theirs: 'Theirs',
  action: 'Action',
  take: (label: string) => `Take their ${label.toLowerCase()}`,
  goOn: 'Continue with the form as it is',
} as const;
