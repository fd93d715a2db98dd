import { TenantConfigurationError, parseTenant } from '@network/tenant/define-tenant.ts';
import { createSchema } from '../graphql/schema.ts';
import type { GatewayModule } from '../module.ts';
import {
  type Activation,
  activateRelease,
  isReleaseId,
  reactivatePrevious,
  registerRelease,
  releaseIdOf,
  retireRelease,
} from '../modules/platform/releases/public.ts';
import type { GatewayServices } from '../services.ts';
import { problemsOfDocuments } from './check-release.ts';
import type { OperationAnswer } from './operation.ts';

type Services = Pick<GatewayServices, 'db' | 'clock' | 'tenants'>;

/** A release as a build left it: nothing of it has been checked. */
export interface OfferedRelease {
  readonly brand: string;
  /** Its id; the digest of what it consists of where it has none. */
  readonly release?: string | undefined;
  /** The brand's configuration; without one the release is answered, and can't be activated. */
  readonly tenant: unknown;
  readonly documents: ReadonlyMap<string, string>;
}

const refusal = (text: string): OperationAnswer => ({ ok: false, text });

/**
 * Checks a release and registers it: what it sends is answered from now on, and what is shown of the brand stays as it
 * is. Nothing is written of one that this gateway can't answer.
 */
export async function register(
  { db, clock, tenants }: Services,
  modules: readonly GatewayModule[],
  { brand, release, documents, ...offered }: OfferedRelease,
): Promise<OperationAnswer> {
  if (offered.tenant === undefined && tenants.find(brand) === null) {
    const known = tenants.all().map(({ id }) => id);
    return refusal(`There is no brand "${brand}". Brands: ${known.join(', ')}.`);
  }
  const tenant = offered.tenant === undefined ? null : readTenant(brand, offered.tenant);
  if (typeof tenant === 'string') return refusal(`${brand} can't be registered here: ${tenant}`);
  const id = release ?? releaseIdOf(documents.keys(), tenant);
  if (!isReleaseId(id)) return refusal(`--release: expected letters, digits, dots and dashes, got "${id}"`);
  const problems = problemsOfDocuments(createSchema(modules), documents);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`);
    return refusal([`${brand} ${id} can't be answered here; nothing was registered:`, ...lines].join('\n'));
  }
  const done = await registerRelease(db, { tenantId: brand, release: id, documents, tenant }, clock.now());
  switch (done.outcome) {
    case 'registered': {
      const text = `${brand} ${id} is registered: ${documents.size} documents, ${done.newDocuments} of them new.`;
      return { ok: true, text };
    }
    case 'unchanged':
      return { ok: true, text: `${brand} ${id} is registered already.` };
    case 'revived':
      return { ok: true, text: `${brand} ${id} was retired, and is live again.` };
    case 'taken':
      return refusal(`${brand} ${id} is registered with other documents or another tenant.json; choose another id.`);
  }
}

/** Makes every gateway go by the configuration of a registered release, within about a second. */
export async function activate({ db, clock }: Services, brand: string, release: string): Promise<OperationAnswer> {
  const done = await activateRelease(db, { tenantId: brand, release }, clock.now());
  return answerOf(done, brand, `${brand} ${release} can't be activated`);
}

/** Makes every gateway go by the configuration of the release that was active before. */
export async function goBack({ db, clock }: Services, brand: string): Promise<OperationAnswer> {
  return answerOf(await reactivatePrevious(db, brand, clock.now()), brand, `${brand} can't go back`);
}

/** Ends a live release that is not active: its own documents are no longer answered. */
export async function retire({ db, clock }: Services, brand: string, release: string): Promise<OperationAnswer> {
  const isRetired = await retireRelease(db, { tenantId: brand, release }, clock.now());
  return isRetired
    ? { ok: true, text: `${brand} ${release} is retired; its own documents are answered for a minute more.` }
    : refusal(`There is no live release ${release} of ${brand} that is not the active one.`);
}

function answerOf(done: Activation, brand: string, failure: string): OperationAnswer {
  switch (done.outcome) {
    case 'activated': {
      const before = done.previous === null ? '' : `; ${done.previous} was before`;
      return { ok: true, text: `${brand} ${done.release} is active${before}.` };
    }
    case 'unchanged':
      return { ok: true, text: `${brand} ${done.release} is active already.` };
    case 'refused':
      return refusal(`${failure}: ${done.reason}.`);
  }
}

function readTenant(brand: string, input: unknown) {
  try {
    const tenant = parseTenant(input);
    return tenant.id === brand ? tenant : `its tenant.json is that of "${tenant.id}"`;
  } catch (error) {
    if (error instanceof TenantConfigurationError) return error.message;
    throw error;
  }
}
