/** Why nothing was switched, as staff read it. */
export const SWITCH_REFUSALS = {
  reason: 'Write the reason, in 3 to 1,000 letters.',
  unknownBrand: 'There is no active brand of this name.',
  unknownFlag: 'There is no flag of this name.',
  builtFlag: 'The code of this flag is in the build or is not: it changes with a release.',
  unchangedFlag: 'It is so already. Somebody else may have switched it just now.',
  unknownExperiment: 'There is no experiment of this name in this release.',
  share: 'The share is from 1 to 100 percent.',
  days: 'It runs from 7 to 60 days: whole weeks, so that each day of the week counts alike.',
  brands: 'Choose at least one active brand.',
  running: 'This experiment runs already. Stop it first.',
  otherRuns: 'Another experiment runs on one of these brands. Both at once would split every shared page again.',
  ended: 'This run has ended, or has this share already.',
} as const;

/** The answer that nothing was switched. */
export function refuseSwitch(key: keyof typeof SWITCH_REFUSALS) {
  return { __typename: 'SwitchRefused', message: SWITCH_REFUSALS[key] } as const;
}
