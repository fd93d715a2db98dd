import { cookieText } from '../../cookies/page-cookie.ts';
import { createRouterContext, type RouterContext } from '../../routing/router-context.ts';
import type { ServerSide } from '../../routing/server-side.ts';
import { telemetryOff } from '../../telemetry/telemetry.ts';
import { pageHeaders } from '../gateway/gateway-headers.ts';
import { readSiteMeta } from '../site-meta.ts';
import type { PageMaking } from './page-making.ts';

/** Builds what the guards and loaders of a page's route are given. */
export function pageContext(
  making: PageMaking,
  found: { readonly sessionFailure: unknown; readonly isHealthWarningPending: boolean },
): RouterContext {
  const { parts, facts, visit, queryClient, formAnswer } = making;
  const { config, reporter } = parts;
  const tenant = parts.tenant();
  return createRouterContext({
    tenant,
    isSwitched: tenant.features !== config.tenant.features,
    meta: readSiteMeta(facts, config.tenant, new Date(parts.now()), parts.sellsMemberships()),
    client: null,
    queryClient,
    // The server reports errors itself; the page only needs to know whether reports are enabled.
    telemetry: {
      ...telemetryOff,
      canReport: reporter.isOn,
      ...(config.otlpEndpoint !== null && { tracedRatio: config.tracedRatio }),
    },
    server: serverSide(making),
    measuring: visit.measuring,
    requestedSearch: visit.search.requested,
    ...found,
    ...(formAnswer === undefined ? {} : { formAnswer }),
  });
}

/** What a page may do besides reading. */
function serverSide(making: PageMaking): ServerSide {
  const { parts, facts, opened, cookies } = making;
  const isSecure = facts.ownOrigin.startsWith('https:');
  return {
    postJson: async (path, body) => {
      making.hasActed = true;
      try {
        return await opened.post(path, body);
      } finally {
        opened.expected?.forget();
        // A post may have changed the person's rights, so later calls read them again.
        Object.assign(opened.headers, pageHeaders(facts, parts.config));
      }
    },
    setCookie: (cookie) => void cookies.push(cookieText(cookie, isSecure)),
  };
}
