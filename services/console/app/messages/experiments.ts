const GOALS: Readonly<Record<string, string>> = {
  purchaseSuccess: 'A purchase succeeds',
  upsellClick: 'A partner’s offer is opened',
};
const GUARDS: Readonly<Record<string, string>> = {
  declines: 'More declined payments',
  errors: 'More error pages',
  goals: 'Fewer successes',
  refunds: 'More refunds',
};
const CHANGES: Readonly<Record<string, string>> = { started: 'Started', share: 'Share changed', stopped: 'Stopped' };

/** What experiments and their variants try, by their ids; one that is missing here is shown by its id. */
const NAMES: Readonly<Record<string, string>> = {
  pricing: 'Prices of the join form',
  paypal: 'PayPal on the join form',
  crossSales: 'Partners’ offers after joining',
  joinFormImage: 'Picture of the join form',
};
const VARIANTS: Readonly<Record<string, string>> = {
  'pricing.total': 'what is charged now',
  'pricing.longest': 'longest plan first',
  'paypal.named': 'named at its billers',
  'paypal.first': 'its billers first',
  'crossSales.link': 'a link',
  'crossSales.row': 'a row of offers',
  'joinFormImage.a': 'first picture',
  'joinFormImage.b': 'second picture',
};

/** Texts of the pages about experiments. */
export const experiments = {
  title: 'Experiments',
  text: 'What is tried on a share of the visits that agreed to be measured. Prices are the same for everybody.',
  none: 'This release defines no experiment',
  running: 'Running',
  stopped: 'Not running',
  byDefinition: 'Runs by its definition',
  goal: (goal: string) => `Success: ${GOALS[goal] ?? goal}`,
  name: (id: string) => NAMES[id] ?? id,
  variantName: (experiment: string, id: string) => VARIANTS[`${experiment}.${id}`] ?? id,
  variants: (variants: string, holdout: number) => `${variants}; ${holdout} % see what everybody saw before (control)`,
  variant: (name: string, percent: number) => `${percent} % ${name}`,
  start: 'Start',
  stop: 'Stop',
  share: 'Change share',
  startTitle: (name: string) => `Start “${name}”?`,
  shareTitle: (name: string) => `Change the share of “${name}”?`,
  stopTitle: (name: string) => `Stop “${name}”?`,
  startText:
    'It is decided at its end. Until then it stops by itself if a variant has significantly more declined payments, error pages or refunds, or fewer successes, than the control.',
  shareText: 'Nobody who takes part moves to another variant.',
  stopText:
    'Everybody sees what they saw before, within a second. The results so far are stored; a run that was stopped early decides nothing.',
  reasonHint: 'Staff read it in the history of the run.',
  brands: 'Brands',
  shareLabel: 'Share of traffic in percent',
  shareHint: 'Of the shares in the definition: 100 gives each variant all of its own.',
  days: 'For how long',
  weeks: (weeks: number) => (weeks === 1 ? 'A week' : `${weeks} weeks`),
  started: 'The experiment runs.',
  changed: 'The share was changed.',
  ended: 'The experiment has stopped.',
  runs: (name: string) => `Runs of “${name}”`,
  noRuns: 'It has not run yet.',
  columns: {
    run: 'Started',
    brands: 'Brands',
    share: 'Share',
    ends: 'Ends',
    state: 'State',
    variant: 'Variant',
    visits: 'Visits',
    goals: 'Successes',
    difference: 'Beside the control',
    declines: 'Declined',
    errors: 'Error pages',
    refunds: 'Purchases refunded',
    guard: 'Guard rails',
    at: 'When',
    change: 'What',
    by: 'By',
    reason: 'Reason',
  },
  ends: { staff: 'Stopped by staff', guard: 'Stopped by a guard rail', time: 'Ran to its end' },
  results: {
    title: (name: string) => `Results of “${name}”`,
    missing: 'There is no such run',
    control: 'Control',
    guardsFine: 'None broken',
    guard: (guard: string) => GUARDS[guard] ?? guard,
    points: (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value * 100).toFixed(1)} points`,
    percent: (value: number) => `${(value * 100).toFixed(1)} %`,
    interval: (low: string, high: string) => `${low} to ${high}`,
    preliminary:
      'Preliminary: these intervals hold at the end of the run. Whoever stops as soon as they look good is fooled by chance.',
    early: 'It was stopped before its end: the intervals do not hold.',
    final: 'The run reached its end: the intervals hold.',
    method:
      'Wilson’s interval for a proportion and Newcombe’s for a difference, at 95 % for all variants together (Bonferroni), at an end that was fixed at the start. Guard rails are looked at hourly; all looks together stop a good run by chance at most once in twenty times, and say nothing below 100 visits of a variant and of the control, about refunds not below 30 purchases of each. Refunds are those of orders that were opened in the variant, until now or until the run ended: in part, in whole or charged back. A visit is one tab of a browser that agreed to measuring.',
    history: 'History',
    nobody: 'by itself',
  },
  change: (change: string, share: number | null) =>
    share === null ? (CHANGES[change] ?? change) : `${CHANGES[change] ?? change}: ${share} %`,
} as const;
