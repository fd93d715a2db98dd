import { describe, expect, it } from 'vitest';
import { recommenderConfigOf, recommenderLine, recommenderVariables } from './recommender-config.ts';

const CREDENTIALS = Object.keys(recommenderVariables).filter((name) => name !== 'RECOMMENDER');
const all = Object.fromEntries(CREDENTIALS.map((name) => [name, `value of ${name}`]));
const credentials = { ...all, RECOMBEE_REGION: 'eu-west' };
const RECOMBEE = {
  region: 'eu-west',
  databases: {
    'network-main': {
      id: 'value of RECOMBEE_MAIN_DATABASE',
      privateToken: 'value of RECOMBEE_MAIN_PRIVATE_TOKEN',
      publicToken: 'value of RECOMBEE_MAIN_PUBLIC_TOKEN',
    },
    'network-reels': {
      id: 'value of RECOMBEE_REELS_DATABASE',
      privateToken: 'value of RECOMBEE_REELS_PRIVATE_TOKEN',
      publicToken: 'value of RECOMBEE_REELS_PUBLIC_TOKEN',
    },
  },
};

describe('what recommends', () => {
  it.each([
    ['development', false, {}, 'built-in'],
    ['production', true, {}, 'off'],
    ['production', true, { RECOMMENDER: 'built-in' }, 'built-in'],
    ['development', false, { RECOMMENDER: 'off' }, 'off'],
    ['production', true, credentials, RECOMBEE],
    ['development', false, { ...credentials, RECOMMENDER: 'recombee' }, RECOMBEE],
  ])('D31 in %s (%s) with %j', (_where, isProduction, values, expected) => {
    expect(recommenderConfigOf(values, isProduction)).toEqual(expected);
  });

  it.each(CREDENTIALS)('D31 stops when only %s is missing', (name) => {
    expect(recommenderConfigOf({ ...all, [name]: undefined }, false)).toEqual([
      `${name}: expected with the other variables of Recombee`,
    ]);
  });

  it('D31 stops when Recombee is chosen without its credentials', () => {
    const problems = recommenderConfigOf({ RECOMMENDER: 'recombee' }, true);
    expect(problems).toEqual(CREDENTIALS.map((name) => `${name}: expected as RECOMMENDER is recombee`));
  });

  it.each(['off', 'built-in'])('D31 stops when %s is chosen and credentials are set', (choice) => {
    const expected = ['RECOMMENDER: expected recombee or nothing, as variables of Recombee are set'];
    expect(recommenderConfigOf({ ...credentials, RECOMMENDER: choice }, true)).toEqual(expected);
    expect(recommenderConfigOf({ RECOMBEE_REGION: 'eu-west', RECOMMENDER: choice }, true)).toEqual(expected);
  });

  it.each(['off', 'built-in', 'recombee'] as const)(
    'the start says in one line that it is %s, and no token',
    (choice) => {
      const recommender = recommenderConfigOf({ ...(choice === 'recombee' && credentials), RECOMMENDER: choice }, true);
      if (Array.isArray(recommender)) throw new Error('expected a configuration');
      const line = recommenderLine(recommender as Exclude<typeof recommender, readonly string[]>);
      expect(line).toMatch(new RegExp(`^RECOMMENDER=${choice}: [^\\n]+$`));
      expect(line).not.toContain('value of');
    },
  );
});
