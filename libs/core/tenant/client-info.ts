/** What the server reads off a request about the visitor's device (T08). */
export interface ClientInfo {
  readonly operatingSystem: 'android' | 'ios' | 'linux' | 'macos' | 'windows' | 'other';
  readonly deviceType: 'desktop' | 'mobile' | 'tablet';
  /** ISO 3166-1 alpha-2, or null when the edge did not say (D17). */
  readonly country: string | null;
}
