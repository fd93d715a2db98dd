import { ApiClient, errors, requests } from 'recombee-api-client';
import type { RecombeeConfig } from '../../../../config/recommender-config.ts';
import type { GatewayServices } from '../../../../services.ts';
import { answerCall } from '../recombee/dispatch.ts';
import type { RecommenderDatabase } from '../recombee/databases.ts';
import type { Parameters } from '../recombee/parameters.ts';

type Services = Pick<GatewayServices, 'config' | 'db' | 'clock' | 'randomBytes'>;

/** A request of Recombee's library, and its answer. */
type Answered<Request> = Request extends { readonly __response_type: infer Answer } ? Answer : unknown;
type Sendable = requests.Request & {
  bodyParameters(): Parameters;
  queryParameters(): Parameters;
};

/** The recipient of the library's requests: the service itself, or the built-in recommender. */
export interface Recommender {
  /** @throws errors.ResponseError with the status of a refusal, errors.TimeoutError when it takes too long */
  send<Request extends requests.Request>(request: Request): Promise<Answered<Request>>;
}

/** A page does not wait longer for its recommendations. */
const PATIENCE_MS = 2_000;

/** The recommender of one database, as configured; null where nothing recommends. */
export function recommenderOf(services: Services, database: RecommenderDatabase): Recommender | null {
  const { recommender } = services.config;
  if (recommender === 'off') return null;
  return recommender === 'built-in' ? builtInRecommender(services, database) : remote(recommender, database);
}

function remote({ region, databases }: RecombeeConfig, database: RecommenderDatabase): Recommender {
  const { id, privateToken } = databases[database];
  const client = new ApiClient(id, privateToken, { region });
  return {
    send: (request) => {
      if (!(request instanceof requests.Batch)) request.timeout = Math.min(request.timeout, PATIENCE_MS);
      return client.send(request) as Promise<never>;
    },
  };
}

/** The built-in recommender, whatever is configured: its rows outlive a change of the configuration. */
export function builtInRecommender(services: Services, database: RecommenderDatabase): Recommender {
  return {
    send: async (request) => {
      const { method, path, bodyParameters, queryParameters } = request as unknown as Sendable;
      const parameters = { ...queryParameters.call(request), ...bodyParameters.call(request) };
      const { status, body } = await answerCall(services, database, 'private', { method, path, parameters });
      if (status >= 300) throw new errors.ResponseError(request as never, status, JSON.stringify(body));
      return body as never;
    },
  };
}
