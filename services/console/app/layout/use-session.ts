import { useSuspenseQuery } from '@tanstack/react-query';
import { type Session, sessionQuery } from '../session/session.ts';

/** The session in which the pages behind it are shown. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('A page that needs a session was shown without one.');
  return data;
}
