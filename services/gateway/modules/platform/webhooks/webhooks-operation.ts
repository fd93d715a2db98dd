import type { Operation, OperationAnswer } from '../../../operations/operation.ts';
import { readMoment } from '../../../operations/jobs-operation.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { enableEndpoint, listEndpoints, replayEndpoint, type WebhookEndpoint } from './endpoints.ts';

const USAGE = 'Usage: npm run webhooks -- list | enable ENDPOINT | replay ENDPOINT --since DATE';

const answer = (text: string): OperationAnswer => ({ ok: true, text });
const refuse = (text: string): OperationAnswer => ({ ok: false, text });

/** `npm run webhooks -- list | enable ENDPOINT | replay ENDPOINT --since DATE`: the endpoints of integrators. */
export const webhooksOperation: Operation = {
  name: 'webhooks',
  run: async (services, [action, id, ...more]) => {
    const none = `There is no endpoint "${id}": npm run webhooks -- list`;
    if (action === 'list' && id === undefined) {
      const endpoints = await listEndpoints(services.db);
      return answer(endpoints.length === 0 ? 'There are no endpoints.' : endpoints.map(describe).join('\n'));
    }
    if (action === 'enable' && id !== undefined && more.length === 0) {
      const enabled = await enableEndpoint(services, OPERATOR, id);
      return enabled === null ? refuse(none) : answer(describe(enabled));
    }
    const [option, day, ...rest] = more;
    if (action !== 'replay' || id === undefined || option !== '--since' || day === undefined || rest.length > 0) {
      return refuse(USAGE);
    }
    const since = readMoment(day);
    if (since === null)
      return refuse(`--since: expected a date such as 2026-03-01 or 2026-03-01T12:00:00Z, got "${day}"`);
    const messages = await replayEndpoint(services, OPERATOR, { id, since });
    return messages === null ? refuse(none) : answer(`${messages} messages are sent again.`);
  },
};

function describe({ id, url, types, disabled_at, failing_since }: WebhookEndpoint): string {
  const state =
    disabled_at !== null
      ? `disabled ${disabled_at.toISOString()}`
      : failing_since !== null
        ? `failing since ${failing_since.toISOString()}`
        : 'well';
  return `${id}  ${url}  ${types.join(',')}  ${state}`;
}
