import { brands } from './brands.ts';

/** The cookies of a visitor who has answered, on every host of every brand; as a brand server sets them. */
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
