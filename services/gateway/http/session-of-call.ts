import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** The session by which a call acts for a person. */
interface SessionOfCall {
  readonly userId: string;
  /** Hash of its id. */
  readonly sessionId: string;
}

const acting = new AsyncLocalStorage<{ session: SessionOfCall | null }>();

/** The session by which the request under way acts; null in jobs and commands, and where it has asked for no person yet. */
export const sessionOfCall = (): SessionOfCall | null => acting.getStore()?.session ?? null;

/** Notes by which session the request under way acts, once it was found to be in force. */
export function actBySession<Session extends SessionOfCall>(session: Session | null): Session | null {
  const call = acting.getStore();
  if (call !== undefined && session !== null) call.session = session;
  return session;
}

/** Runs something as a request of its own, which acts by no session yet. */
export const asCall = <Result>(run: () => Result): Result => acting.run({ session: null }, run);

/** Remembers while a request is answered by which session it acts: what writes by its right asks for it again (decision 1042). */
export function rememberSessions(app: FastifyInstance): void {
  const enter = (_request: unknown, _reply: unknown, done: () => void): void => asCall(done);
  app.addHook('onRequest', enter);
  // The body arrives in a context of its own.
  app.addHook('preValidation', enter);
}
