import { IN_THE_CLEAR, isInTheClear } from '@network/server/configuration/public-address.ts';

/** What a start in production checks; see `.env.example`. */
interface ProductionValues {
  readonly DATABASE_URL?: string | undefined;
  readonly BRAND_SECRET?: string | undefined;
  readonly GATEWAY_SECRET?: string | undefined;
  readonly BRAND_SECRET_PREVIOUS?: string | undefined;
  readonly GATEWAY_SECRET_PREVIOUS?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly MAIL?: string | undefined;
  readonly GATEWAY_URL?: string | undefined;
  readonly CONSOLE_URL?: string | undefined;
}

/** Fewer different characters are no secret: one letter held down, or two in turn. Random hex digits have 12 and more. */
const FEWEST_CHARACTERS = 8;

const ownSecrets = ['BRAND_SECRET', 'GATEWAY_SECRET'] as const;
const earlierSecrets = ['BRAND_SECRET_PREVIOUS', 'GATEWAY_SECRET_PREVIOUS'] as const;
const publicAddresses = ['GATEWAY_URL', 'CONSOLE_URL'] as const;

/** What a gateway needs in production and has not, each as the line of a refused start. */
export function productionProblems(values: ProductionValues): readonly string[] {
  const problems: string[] = [];
  if (!values.DATABASE_URL) problems.push('DATABASE_URL: expected a PostgreSQL address in production');
  for (const name of ownSecrets) {
    if (!values[name]) problems.push(`${name}: expected a secret of at least 32 characters in production`);
  }
  for (const name of [...ownSecrets, ...earlierSecrets]) {
    const value = values[name];
    if (value && isGuessable(value))
      problems.push(`${name}: expected a random secret, such as that of openssl rand -hex 32`);
  }
  if (!values.SMTP_URL && !values.MAIL) {
    problems.push('SMTP_URL: expected a mail server in production, for receipts and resets, or MAIL=off to do without');
  }
  if (!values.GATEWAY_URL) problems.push('GATEWAY_URL: expected the public origin of the gateway in production');
  for (const name of publicAddresses) {
    const value = values[name];
    if (value && isInTheClear(value)) problems.push(`${name}: ${IN_THE_CLEAR}`);
  }
  return problems;
}

/** Whether a secret is a few characters again and again. */
const isGuessable = (secret: string): boolean => new Set(secret).size < FEWEST_CHARACTERS;
