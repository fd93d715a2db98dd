/** What the gateway sends to a browser, and its service worker shows. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** Whether the icon is neutral, too. */
  readonly isDiscreet: boolean;
  /** The page of the brand that a press opens. */
  readonly url: string;
}
