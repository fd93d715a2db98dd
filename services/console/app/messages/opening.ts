/** Texts of the list of what a network needs before it opens. */
export const opening = {
  title: 'Before the network opens',
  text: 'Each line says what is missing, and goes when it is done.',
  /** Shown instead of the names of all brands. */
  every: { films: 'any brand', plans: 'any brand', legal: 'every brand' },
  films: (brands: string) => `No film is out on ${brands}.`,
  toFilms: 'Films',
  plans: (brands: string) => `Nothing is on sale on ${brands}: nobody is asked to join.`,
  toPlans: 'Plans',
  legal: (brands: string) =>
    `The legal texts of ${brands} name the custodian of the example. The operator sets custodian in tenant.ts of the brand.`,
  mail: 'No mail leaves. The operator sets SMTP_URL.',
  biller: 'No biller takes payments. The operator follows “Go live with a biller”.',
} as const;
