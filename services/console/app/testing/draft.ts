const UNTOUCHED = {
  state: 'draft',
  version: 1,
  publishedVersion: null,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  scheduledBy: null,
  scheduleProblem: null,
  waiting: null,
};

/** Content as the gateway answers it: a first draft that nobody has scheduled, but for what a test says of it. */
export const draft = <Own extends object>(own: Own) =>
  ({ ...UNTOUCHED, ...own }) as Omit<typeof UNTOUCHED, keyof Own> & Own;
