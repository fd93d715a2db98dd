import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { scopesOfRole, type StaffRole } from '@network/access/staff/staff-rights.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { billerProcess, OWN_SECRETS } from './biller-process.ts';
import { createTestDatabase } from './run-databases.ts';
import { freePort, serverProcess } from './server-process.ts';
import { hashOfToken } from '@network/gateway/http/stored-token.ts';

/** Filling a database takes a busy machine minutes. */
const PATIENT_LOOKS = 12_000;

/** The gateway with the demonstration and the sandbox biller as processes of their own: for tests that have a page around them. */
export interface DemonstrationProcess {
  /** Posts JSON to the gateway. */
  post(
    path: string,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: string }>;
  /** The headers of a member of staff of the demonstration. */
  staffHeaders(role: StaffRole): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

/** Starts both on a database of its own, with the releases of these brands. */
export async function startDemonstration(tenants: readonly Tenant[]): Promise<DemonstrationProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'demonstration-'));
  for (const tenant of tenants) {
    mkdirSync(join(folder, 'tenants', tenant.id), { recursive: true });
    writeFileSync(join(folder, 'tenants', tenant.id, 'tenant.json'), JSON.stringify(tenant));
  }
  const database = await createTestDatabase();
  const port = await freePort();
  const biller = await billerProcess(port, join(folder, 'sandbox'));
  const gateway = await serverProcess(
    'demo/serve.ts',
    'GATEWAY_PORT',
    {
      NODE_ENV: 'development',
      GATEWAY_PORT: String(port),
      BILLER_PORT: String(biller.port),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      TENANTS_DIR: join(folder, 'tenants'),
      BRAND_SECRET: OWN_SECRETS.brand,
      GATEWAY_SECRET: OWN_SECRETS.gateway,
      SEED_DEMO: '1',
      LOG_LEVEL: 'silent',
    },
    PATIENT_LOOKS,
  );
  await biller.start();
  await gateway.start();
  const db = new pg.Pool({ connectionString: database.url, max: 1, allowExitOnIdle: true });
  db.on('error', () => undefined);
  return {
    post: (path, body, headers) => post(gateway.address + path, body, headers),
    staffHeaders: async (role) => {
      const token = randomBytes(32).toString('hex');
      await db.query(
        `insert into staff_tokens (id, staff_id, token_hash, scopes, created_at, expires_at)
          select $1, id, $2, $3, now(), now() + interval '1 day' from staff_members where email = $4`,
        [randomUUID(), hashOfToken(token), [...scopesOfRole(role)], `${role}@demo.example`],
      );
      return { authorization: `Bearer ${token}` };
    },
    close: async () => {
      await db.end();
      await gateway.kill();
      await biller.kill();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function post(address: string, body: object, headers: Readonly<Record<string, string>>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}
