import { z } from 'zod';

/** Regions in which Recombee hosts databases. */
const REGIONS = ['eu-west', 'us-west', 'ca-east', 'ap-se'] as const;

interface DatabaseCredentials {
  readonly id: string;
  readonly privateToken: string;
  /** Known by every browser. */
  readonly publicToken: string;
}

/** Credentials of Recombee; without them the built-in recommender answers. */
export interface RecombeeConfig {
  readonly region: (typeof REGIONS)[number];
  readonly databases: Readonly<Record<'network-main' | 'network-reels', DatabaseCredentials>>;
}

const optionalText = z.string().min(1).optional();

/** The variables of Recombee's credentials. */
export const recombeeVariables = {
  RECOMBEE_REGION: z.enum(REGIONS, { error: `expected one of ${REGIONS.join(', ')}` }).optional(),
  RECOMBEE_MAIN_DATABASE: optionalText,
  RECOMBEE_MAIN_PRIVATE_TOKEN: optionalText,
  RECOMBEE_MAIN_PUBLIC_TOKEN: optionalText,
  RECOMBEE_REELS_DATABASE: optionalText,
  RECOMBEE_REELS_PRIVATE_TOKEN: optionalText,
  RECOMBEE_REELS_PUBLIC_TOKEN: optionalText,
};

type Values = { readonly [Name in keyof typeof recombeeVariables]?: string | undefined };

/** The credentials when all are set, null when none is; otherwise the missing ones, a line for each. */
export function recombeeConfigOf(values: Values): RecombeeConfig | null | readonly string[] {
  const names = Object.keys(recombeeVariables) as (keyof Values)[];
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) return missing.map((name) => `${name}: expected with the other variables of Recombee`);
  const text = (name: keyof Values) => values[name] as string;
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
