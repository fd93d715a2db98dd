import type { FacetFilters } from './facet-groups.ts';

/**
 * Every dialog that opens over a page, with the properties that its opener passes. A dialog is opened by id, so that no
 * feature imports another; the feature that owns it offers its component in `feature.ts`.
 */
export interface DialogCatalogue {
  /** The promotional video, for people who have not seen it. */
  PromotionalVideo: Readonly<Record<string, never>>;
  /** A form in which a person describes what went wrong. */
  ErrorReport: { readonly correlationId: string };
  /** The packs of a channel with their prices. At least one of the two is set; the pack is shown first. */
  UnlockChannel: { readonly channelId: string | null; readonly initialPack: string | null };
  /** One video for one credit. */
  UnlockVideo: { readonly videoId: string };
  /** For people who can do either: one video for a credit, or everything with a membership. */
  UnlockOrUpgradeMembership: { readonly videoId: string };
  /** What gems are, the balance, and the date of the next grant. */
  UserGemsInfo: Readonly<Record<string, never>>;
  /** The meaning of the badges next to names. */
  BadgesExplanation: Readonly<Record<string, never>>;
  /** How members talk to each other. */
  CommunityGuidelines: Readonly<Record<string, never>>;
  /** The username next to comments, chosen once. */
  ChooseDisplayName: { readonly onChosen: (displayName: string) => void };
  /** A confirmation for editors. */
  RemoveComment: { readonly onConfirm: () => void };
  ReportComment: { readonly videoId: string; readonly commentId: string };
  /** A film from 0 to 10. */
  Rating: { readonly videoId: string; readonly slug: string; readonly title: string };
  /** A film and its parts. */
  ExpertReview: { readonly videoId: string; readonly slug: string; readonly title: string };
  /** The price of a membership. `clickLocation` says where it was opened, such as `pp-bar` (K10). */
  PurchaseMembership: {
    readonly includeSinglesite: boolean;
    readonly includeMultisite: boolean;
    readonly clickLocation: string;
  };
  /** An account that was paid for is not there yet. */
  AccountCreationError: { readonly code: string; readonly onRetry: () => void };
  /** Waits for a bought subscription to become active. */
  SubscriptionStatus: Readonly<Record<string, never>>;
  /** From a month to a year, with what is charged now and later. */
  UpgradeToYearlyMembership: Readonly<Record<string, never>>;
  /** Reverses a cancellation, with an offer where there is one. `source` says where it was opened. */
  ReactivateCancelledRebill: { readonly source: string };
  /** Cancels the renewal: reason, offer, losses, confirmation. */
  CancelMembership: Readonly<Record<string, never>>;
  /**
   * The consent before a partner charges the stored card. `price` is the text to show, `oneClickUrl` is checked, `src`
   * is the partner's picture.
   */
  OneClickConsent: {
    readonly partnerName: string;
    readonly price: string;
    readonly oneClickUrl: string;
    readonly src: string;
  };
  /** The confirmation step of an outgoing upsell; the link has passed the check of redirect targets. */
  ConfirmOutgoingUpsell: {
    readonly component: string;
    readonly confirmationLink: string;
    readonly confirmationTitle: string;
    readonly description: string;
    readonly price: string;
  };
  /** The sizes of a video and the remaining quota. */
  VideoDownload: { readonly slug: string };
  /** Every filter of a list, each removable. */
  FacetedSearchActiveFilters: FacetFilters;
  /** Every facet of a list, to be chosen together. */
  AdvancedFilters: FacetFilters;
  /** A VIP user's own email and password. */
  ConvertVipUser: Readonly<Record<string, never>>;
  /** The terms and the privacy policy. */
  TermsConsent: Readonly<Record<string, never>>;
  /** Whether one wants emails. */
  EmailConsent: Readonly<Record<string, never>>;
  /** Waits until a sign-in is approved by mail. */
  DeviceChallenge: Readonly<Record<string, never>>;
  /** Deletes the account permanently; requires the password again. */
  DeleteAccount: Readonly<Record<string, never>>;
  /** The account of the second person of a membership. */
  TandemAccountCreation: Readonly<Record<string, never>>;
}

export type DialogId = keyof DialogCatalogue;

/** The properties of a dialog's component. */
export interface DialogProps<Id extends DialogId> {
  readonly options: DialogCatalogue[Id];
  /** Closes the dialog and returns the focus to where it was. */
  readonly onClose: () => void;
}
