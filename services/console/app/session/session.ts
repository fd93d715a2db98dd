import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { readableEmail } from '@network/validation/readable-email.ts';
import { hasStaffScope, scopesOfRole, STAFF_ROLES, type StaffScope } from '@network/access/staff/staff-rights.ts';

const sessionSchema = z.object({
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  endsAt: z.string(),
  /** Ids of the network's sites, in their order. */
  sites: z.array(z.string()),
});

/** The member of staff whose session this browser has. */
export type Session = z.output<typeof sessionSchema>;

/** The session of this browser; null when nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => {
    const response = await fetch('/staff/session');
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`The session was answered with ${response.status}.`);
    const session = sessionSchema.parse(await response.json());
    // Pages compare this email with those in answers of the staff API, which have the same form.
    return { ...session, email: readableEmail(session.email) };
  },
  staleTime: Infinity,
});

/** What a page needs: a right, or one of several. */
export type PageScope = StaffScope | readonly StaffScope[];

/**
 * Whether the member of staff may do something: the rule that the gateway decides by, too. Of several rights one is
 * enough.
 */
export function may({ role }: Pick<Session, 'role'>, scope: PageScope): boolean {
  const wanted = typeof scope === 'string' ? [scope] : scope;
  return wanted.some((each) => hasStaffScope({ role, scopes: scopesOfRole(role) }, each));
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await fetch('/staff/session', { method: 'DELETE' });
}
