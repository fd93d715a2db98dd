/** An area of the tree with rules for its imports; the first matching pattern decides the area of a file. */
export interface Room {
  readonly type: string;
  readonly pattern: string;
  readonly capture?: readonly string[];
}

export const rooms: readonly Room[] = [
  { type: 'app', pattern: 'apps/*', capture: ['brand'] },
  { type: 'features-app', pattern: 'libs/features/app' },
  { type: 'entity-cards', pattern: 'libs/features/entity-cards' },
  { type: 'listing', pattern: 'libs/features/listing' },
  { type: 'plan-choice', pattern: 'libs/features/plan-choice' },
  { type: 'recommender-client', pattern: 'libs/features/recommender-client' },
  { type: 'report-dialog', pattern: 'libs/features/report-dialog' },
  { type: 'save-buttons', pattern: 'libs/features/save-buttons' },
  { type: 'story-samples', pattern: 'libs/features/testing' },
  { type: 'feature', pattern: 'libs/features/*', capture: ['feature'] },
  { type: 'core-server', pattern: 'libs/core/server' },
  { type: 'core-build', pattern: 'libs/core/build' },
  { type: 'core-browser', pattern: 'libs/core/browser' },
  { type: 'core', pattern: 'libs/core' },
  { type: 'access', pattern: 'libs/access' },
  { type: 'lifecycle', pattern: 'libs/lifecycle' },
  { type: 'ui', pattern: 'libs/ui' },
  { type: 'tenant', pattern: 'libs/tenant' },
  { type: 'server', pattern: 'libs/server' },
  { type: 'postgres-server', pattern: 'libs/postgres-server' },
  { type: 'validation', pattern: 'libs/validation' },
  { type: 'messages', pattern: 'libs/messages' },
  { type: 'graphql', pattern: 'libs/graphql' },
  { type: 'money-model', pattern: 'libs/testing/money/model' },
  { type: 'testing', pattern: 'libs/testing' },
  { type: 'gateway-module', pattern: 'services/gateway/modules/*/*', capture: ['group', 'module'] },
  { type: 'gateway', pattern: 'services/gateway' },
  { type: 'demonstration', pattern: 'demo' },
  { type: 'sandbox', pattern: 'services/sandbox' },
  { type: 'console', pattern: 'services/console' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'tools', pattern: 'tools' },
];

const belowCore = ['access', 'lifecycle', 'graphql', 'tenant', 'validation', 'messages'];
const anyCore = ['core', 'core-server', 'core-build', 'core-browser'];
const belowShared = ['core', 'ui', ...belowCore];
/** Parts of pages that several features use; each may use those named after it. */
const sharedParts = ['entity-cards', 'listing', 'plan-choice', 'save-buttons', 'recommender-client', 'report-dialog'];
const belowFeature = [...sharedParts, ...belowShared];
const gateway = ['server', 'access', 'lifecycle', 'tenant', 'graphql', 'validation', 'messages'];

/** What each library may import, besides itself: the table of docs/architecture.md. One that is not named may import nothing of ours. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  app: ['features-app', 'core-server', 'core-build', 'core-browser', 'tenant'],
  'features-app': ['feature', ...belowFeature],
  feature: belowFeature,
  ...Object.fromEntries(sharedParts.map((part, index) => [part, [...sharedParts.slice(index + 1), ...belowShared]])),
  'story-samples': belowFeature,
  core: [...anyCore, ...belowCore],
  'core-server': [...anyCore, 'server', ...belowCore],
  'core-build': [...anyCore, ...belowCore],
  'core-browser': [...anyCore, ...belowCore],
  access: ['lifecycle', 'tenant'],
  lifecycle: ['tenant'],
  server: ['validation'],
  'postgres-server': ['server'],
  gateway,
  // Modules see of each other what declared-modules.ts says.
  'gateway-module': ['gateway', ...gateway],
  // It starts the gateway, which knows nothing of it.
  demonstration: ['gateway', 'lifecycle', 'tenant'],
  sandbox: ['server', 'tenant', 'validation', 'messages'],
  // The console uses what builds and serves files in core, and nothing of a brand's pages.
  console: ['server', 'access', 'ui', 'tenant', 'validation', 'graphql', 'core-build', 'core-server'],
  // The model of money says by itself what must be true, so it may not read the product's rules.
  'money-model': [],
  testing: ['money-model', 'postgres-server', 'gateway', 'demonstration', 'sandbox', ...gateway],
  e2e: ['app', 'access', 'tenant', 'messages', 'testing'],
  // The bench renders the product's pages itself.
  tools: [
    'gateway',
    'demonstration',
    'console',
    'testing',
    'postgres-server',
    'server',
    ...anyCore,
    'tenant',
    'validation',
    'graphql',
    'access',
    'app',
    'features-app',
  ],
};
