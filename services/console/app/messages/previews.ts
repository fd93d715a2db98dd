/** Texts of previews of a page. */
export const previews = {
  open: 'Preview',
  title: 'Preview on a brand',
  text: (version: number) =>
    `Opens the page as version ${version} would make it, for a quarter of an hour. Nothing is published, and nothing can be changed there.`,
  unsaved:
    'Opens the page as the form would make it, for a quarter of an hour. Nothing is saved or published, and nothing can be changed there.',
  brand: 'Brand',
  person: 'As',
  people: {
    visitor: 'A visitor',
    guest: 'Somebody without a membership',
    member: 'A member of this brand',
    bundle: 'A member of a bundle',
    lapsed: 'A lapsed member',
    trial: 'Somebody on a trial',
    freeTrial: 'Somebody on a free trial',
    portal: 'Somebody from the portal',
    portalGuest: 'A guest of the portal',
  },
  submit: 'Open the preview',
  cancel: 'Cancel',
  opened: 'The preview is open in a new tab.',
  again: 'Open it again',
  nowhere: 'No brand has a page that shows this, or some fields of the form are not right yet: save it to see which.',
  missing: 'This version is gone. Load the page again.',
} as const;
