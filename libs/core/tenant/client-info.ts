/** Facts about the visitor's device, read from a request. */
export interface ClientInfo {
  readonly operatingSystem: 'android' | 'ios' | 'linux' | 'macos' | 'windows' | 'other';
  readonly deviceType: 'desktop' | 'mobile' | 'tablet';
  /** ISO 3166-1 alpha-2, or null when the edge did not send it. */
  readonly country: string | null;
}

/** One word for a page's state: `ios,mobile,US`. Letters and commas only, so that it is safe inside any text. */
export function encodeClientInfo(client: ClientInfo): string {
  return [client.operatingSystem, client.deviceType, client.country ?? ''].join(',');
}

/** The reverse of encodeClientInfo. */
export function decodeClientInfo(text: string): ClientInfo {
  const [operatingSystem, deviceType, country] = text.split(',');
  return {
    operatingSystem: operatingSystem as ClientInfo['operatingSystem'],
    deviceType: deviceType as ClientInfo['deviceType'],
    country: country || null,
  };
}
