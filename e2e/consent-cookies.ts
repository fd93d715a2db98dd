import { brands } from './brands.ts';

/** The cookies of somebody who has answered, on every host of every brand; what a brand server itself would set. */
export function consentCookies(choice: 'accepted' | 'refused') {
  return brands.flatMap(({ tour, members }) =>
    [tour, members].map((origin) => ({
      name: 'consent',
      value: `${choice}.1`,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    })),
  );
}
