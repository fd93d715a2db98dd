import { z } from 'zod/mini';

const answerSchema = z.object({
  outcome: z.string(),
  challenge: z.optional(z.string()),
  retryAfterSeconds: z.optional(z.number()),
});

/** The result of a step of signing in; `outcome` names a text, or the next step. */
export type SignInAnswer = z.output<typeof answerSchema>;

async function post(path: string, body: object): Promise<SignInAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answerSchema.parse(await response.json());
  } catch {
    return { outcome: 'unavailable' };
  }
}

/** The first step. `code-mailed` brings the challenge that the second one names. */
export const sendPassword = (email: string, password: string): Promise<SignInAnswer> =>
  post('/staff/session', { email, password });

/** The second step; after `signed-in` the browser has the session's cookie. */
export const sendCode = (challenge: string, code: string): Promise<SignInAnswer> =>
  post('/staff/session/code', { challenge, code });

/** Chooses a password by the token of a link; `chosen`, or why not. */
export const choosePassword = (token: string, password: string): Promise<SignInAnswer> =>
  post('/staff/password', { token, password });
