/** An answer of the recommender's API: a status and a body of JSON. */
export interface RecombeeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const ok = (body: unknown = 'ok'): RecombeeAnswer => ({ status: 200, body });
export const created = (): RecombeeAnswer => ({ status: 201, body: 'ok' });

/** A refusal as Recombee words it. */
export const refuse = (statusCode: 400 | 401 | 404 | 409 | 413, message: string): RecombeeAnswer => ({
  status: statusCode,
  body: { statusCode, message },
});
