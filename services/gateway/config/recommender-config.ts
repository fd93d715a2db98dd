import { z } from 'zod';

/** Regions in which Recombee hosts databases. */
const REGIONS = ['eu-west', 'us-west', 'ca-east', 'ap-se'] as const;

interface DatabaseCredentials {
  readonly id: string;
  readonly privateToken: string;
  /** Known by every browser. */
  readonly publicToken: string;
}

/** Credentials of Recombee. */
export interface RecombeeConfig {
  readonly region: (typeof REGIONS)[number];
  readonly databases: Readonly<Record<'network-main' | 'network-reels', DatabaseCredentials>>;
}

/** What recommends: nothing, the gateway's own engine, or Recombee. */
export type RecommenderConfig = 'off' | 'built-in' | RecombeeConfig;

const CHOICES = ['off', 'built-in', 'recombee'] as const;

const optionalText = z.string().min(1).optional();

/** The variables of Recombee's credentials. */
const recombeeVariables = {
  RECOMBEE_REGION: z.enum(REGIONS, { error: `expected one of ${REGIONS.join(', ')}` }).optional(),
  RECOMBEE_MAIN_DATABASE: optionalText,
  RECOMBEE_MAIN_PRIVATE_TOKEN: optionalText,
  RECOMBEE_MAIN_PUBLIC_TOKEN: optionalText,
  RECOMBEE_REELS_DATABASE: optionalText,
  RECOMBEE_REELS_PRIVATE_TOKEN: optionalText,
  RECOMBEE_REELS_PUBLIC_TOKEN: optionalText,
};

/** The variables that say what recommends. */
export const recommenderVariables = {
  RECOMMENDER: z.enum(CHOICES, { error: 'expected off, built-in or recombee' }).optional(),
  ...recombeeVariables,
};

type CredentialName = keyof typeof recombeeVariables;
type Values = { readonly [Name in keyof typeof recommenderVariables]?: string | undefined };

const CREDENTIALS = Object.keys(recombeeVariables) as readonly CredentialName[];

/**
 * What recommends. Credentials alone choose Recombee; without a choice it is the built-in recommender,
 * in production none.
 * @returns a line for each variable that contradicts the others
 */
export function recommenderConfigOf(values: Values, isProduction: boolean): RecommenderConfig | readonly string[] {
  const missing = CREDENTIALS.filter((name) => values[name] === undefined);
  const hasSome = missing.length < CREDENTIALS.length;
  const choice = values.RECOMMENDER ?? (hasSome ? 'recombee' : isProduction ? 'off' : 'built-in');
  if (choice === 'recombee') {
    if (missing.length === 0) return credentialsOf(values);
    const reason = hasSome ? 'with the other variables of Recombee' : 'as RECOMMENDER is recombee';
    return missing.map((name) => `${name}: expected ${reason}`);
  }
  if (hasSome) return ['RECOMMENDER: expected recombee or nothing, as variables of Recombee are set'];
  return choice === 'off' ? 'off' : 'built-in';
}

/** What recommends, in one line for the log of a start. */
export function recommenderLine(recommender: RecommenderConfig): string {
  if (recommender === 'off')
    return 'RECOMMENDER=off: nothing is recommended, and shelves of recommendations are not shown.';
  if (recommender === 'built-in') return 'RECOMMENDER=built-in: recommends by this network’s own data.';
  return `RECOMMENDER=recombee: Recombee recommends, region ${recommender.region}.`;
}

function credentialsOf(values: Values): RecombeeConfig {
  const text = (name: CredentialName) => values[name] as string;
  return {
    region: text('RECOMBEE_REGION') as RecombeeConfig['region'],
    databases: {
      'network-main': {
        id: text('RECOMBEE_MAIN_DATABASE'),
        privateToken: text('RECOMBEE_MAIN_PRIVATE_TOKEN'),
        publicToken: text('RECOMBEE_MAIN_PUBLIC_TOKEN'),
      },
      'network-reels': {
        id: text('RECOMBEE_REELS_DATABASE'),
        privateToken: text('RECOMBEE_REELS_PRIVATE_TOKEN'),
        publicToken: text('RECOMBEE_REELS_PUBLIC_TOKEN'),
      },
    },
  };
}
