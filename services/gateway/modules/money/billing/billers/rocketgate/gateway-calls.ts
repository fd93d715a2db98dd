import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { SANDBOX_TAKE_OVER_HEADER } from '@network/validation/sandbox-rocketgate.ts';
import type { Agreement } from '../biller.ts';
import type { RocketgateSettings } from './rocketgate-settings.ts';
import { rocketgateGuid } from './rocketgate-values.ts';

const CALL_MS = 8_000;
/** The version of the SDK whose description this follows. */
const VERSION = 'K2.4';
const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false });

/** `GatewayCodes.php` of https://github.com/rocketgate/rocketgate-php-sdk (read in November 2026): how a call ended, and why. */
export const RESPONSE = { success: 0, bankDecline: 1, riskDecline: 2, systemError: 3, requestError: 4 } as const;
export const REASON = {
  noMatchingTransaction: 100,
  duplicateInvoice: 439,
  existingMembership: 440,
  invoiceNotFound: 441,
  noActiveMembership: 448,
} as const;

const code = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);
const answerSchema = z
  .object({ responseCode: code, reasonCode: code, guidNo: rocketgateGuid.optional() })
  .catchall(z.unknown());

/** An answer of the gateway; texts beside the codes are as RocketGate wrote them. */
export interface GatewayAnswer {
  readonly responseCode: number;
  readonly reasonCode: number;
  readonly guid: string | null;
  text(name: string): string | null;
}

interface CallOptions {
  /** The transaction that a call is about: it is answered where that was made. */
  readonly about?: string;
  readonly agreement?: Agreement;
  readonly signal?: AbortSignal;
}

export interface RocketgateGateway {
  call(
    transactionType: string,
    fields: Readonly<Record<string, string>>,
    options?: CallOptions,
  ): Promise<GatewayAnswer>;
}

/**
 * RocketGate's gateway: XML by POST to `gateway/servlet/ServiceDispatcherAccess`, as `GatewayService.php` of
 * https://github.com/rocketgate/rocketgate-php-sdk does it; names of fields are those of
 * https://github.com/rocketgate/rocketgate-nodejs-sdk (both read in November 2026). Every call rejects that is not answered.
 */
export function rocketgateGateway(settings: RocketgateSettings): RocketgateGateway {
  const account = { version: VERSION, merchantID: settings.merchantId, merchantPassword: settings.merchantPassword };
  return {
    call: async (transactionType, fields, { about, agreement, signal } = {}) => {
      const origin = about === undefined ? settings.gateway : originOf(settings.gateway, about);
      const response = await fetch(`${origin}/gateway/servlet/ServiceDispatcherAccess`, {
        method: 'POST',
        headers: {
          'content-type': 'text/xml',
          ...(settings.isSandbox && agreement && { [SANDBOX_TAKE_OVER_HEADER]: JSON.stringify(agreement) }),
        },
        body: requestXml({ ...account, transactionType, ...fields }),
        signal: signal ?? AbortSignal.timeout(CALL_MS),
      });
      if (!response.ok) throw new Error(`RocketGate answered ${response.status} to ${transactionType}.`);
      return answerIn(await response.text(), transactionType);
    },
  };
}

/** The first digits of a transaction name the server that has it: `gateway-16.rocketgate.com`. */
function originOf(gateway: string, guid: string): string {
  const site = Number.parseInt(guid.slice(0, guid.length > 15 ? 2 : 1), 16);
  const url = new URL(gateway);
  if (!url.hostname.includes('.') || Number.isNaN(site)) return gateway;
  url.hostname = url.hostname.replace('.', `-${site}.`);
  return url.href.replace(/\/$/, '');
}

function requestXml(fields: Readonly<Record<string, string>>): string {
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><gatewayRequest>${elements.join('')}</gatewayRequest>`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function answerIn(text: string, transactionType: string): GatewayAnswer {
  const document = z.object({ gatewayResponse: answerSchema }).safeParse(parser.parse(text));
  if (!document.success) throw new Error(`RocketGate answered otherwise to ${transactionType}.`);
  const { responseCode, reasonCode, guidNo, ...rest } = document.data.gatewayResponse;
  return {
    responseCode,
    reasonCode,
    guid: guidNo ?? null,
    text: (name) => {
      const value = rest[name];
      return typeof value === 'string' && value !== '' ? value : null;
    },
  };
}
