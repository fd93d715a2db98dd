import type { FacetFilters } from './facet-groups.ts';

/**
 * Every dialog that opens over a page, with what its opener must say. A dialog is asked for by id, so that no feature
 * imports another; the feature that owns it offers its component in `feature.ts`.
 */
export interface DialogCatalogue {
  /** The promotional video of those who have not seen it (M18, L21). */
  PromotionalVideo: Readonly<Record<string, never>>;
  /** Asks a person what went wrong (R61). */
  ErrorReport: { readonly correlationId: string };
  /** The packs of a channel, and what they cost (M09). At least one of both is given; the pack is shown first. */
  UnlockChannel: { readonly channelId: string | null; readonly initialPack: string | null };
  /** One video for one credit (M08). */
  UnlockVideo: { readonly videoId: string };
  /** For those who may do either: one video for a credit, or everything with a membership (M03). */
  UnlockOrUpgradeMembership: { readonly videoId: string };
  /** What gems are, how many one has, and when there are more (M10). */
  UserGemsInfo: Readonly<Record<string, never>>;
  /** What the badges beside names mean (M02). */
  BadgesExplanation: Readonly<Record<string, never>>;
  /** How members talk to each other (M22). */
  CommunityGuidelines: Readonly<Record<string, never>>;
  /** The name that stands beside comments, chosen once (V01). */
  ChooseDisplayName: { readonly onChosen: (displayName: string) => void };
  /** Asks an editor once more. */
  RemoveComment: { readonly onConfirm: () => void };
  ReportComment: { readonly videoId: string; readonly commentId: string };
  /** A film from 0 to 10 (M13). */
  Rating: { readonly videoId: string; readonly slug: string; readonly title: string };
  /** A film and its parts (M16). */
  ExpertReview: { readonly videoId: string; readonly slug: string; readonly title: string };
  /** What a membership costs (M05). `clickLocation` says where it was asked for, such as `pp-bar` (K10). */
  PurchaseMembership: {
    readonly includeSinglesite: boolean;
    readonly includeMultisite: boolean;
    readonly clickLocation: string;
  };
  /** An account that was paid for is not there yet (M01, E13). */
  AccountCreationError: { readonly code: string; readonly onRetry: () => void };
  /** Waits for a bought subscription to become active (M04, L05). */
  SubscriptionStatus: Readonly<Record<string, never>>;
  /** From a month to a year, with what is charged now and later (M06, L20). */
  UpgradeToYearlyMembership: Readonly<Record<string, never>>;
  /** Takes a cancellation back, for an offer where one waits (M15, L04). `source` says where it was asked for. */
  ReactivateCancelledRebill: { readonly source: string };
  /** Cancels the renewal: reason, offer, losses, confirmation (D25). */
  CancelMembership: Readonly<Record<string, never>>;
  /** Asks before a partner charges the stored card (M14). `price` is the text to show, `oneClickUrl` is checked (D15), `src` is the partner's picture. */
  OneClickConsent: {
    readonly partnerName: string;
    readonly price: string;
    readonly oneClickUrl: string;
    readonly src: string;
    /** What is posted to the address to buy; without one the address is only followed. */
    readonly token?: string | null;
  };
  /** The confirmation step of an outgoing upsell (M17); the link has passed the check of redirect targets (D15). */
  ConfirmOutgoingUpsell: {
    readonly component: string;
    readonly confirmationLink: string;
    readonly confirmationTitle: string;
    readonly description: string;
    readonly price: string;
    /** What is posted to the link to buy; without one the link is only followed. */
    readonly token: string | null;
  };
  /** The sizes of a video and what is left of the quota (M12). */
  VideoDownload: { readonly slug: string };
  /** Everything that narrows a list, each removable (M20). */
  FacetedSearchActiveFilters: FacetFilters;
  /** Every facet of a list, to be chosen together (M21). */
  AdvancedFilters: FacetFilters;
  /** Email and password of their own for a VIP user (M23). */
  ConvertVipUser: Readonly<Record<string, never>>;
  /** The terms and the privacy policy (M24). */
  TermsConsent: Readonly<Record<string, never>>;
  /** Whether one wants emails (M07). */
  EmailConsent: Readonly<Record<string, never>>;
  /** Waits until a sign-in is approved by mail (M25). */
  DeviceChallenge: Readonly<Record<string, never>>;
  /** Deletes one's account for ever; asks for the password again. */
  DeleteAccount: Readonly<Record<string, never>>;
  /** The account of the second person of a membership (M11). */
  TandemAccountCreation: Readonly<Record<string, never>>;
}

export type DialogId = keyof DialogCatalogue;

/** What the component of a dialog is given. */
export interface DialogProps<Id extends DialogId> {
  readonly options: DialogCatalogue[Id];
  /** Closes the dialog and gives the focus back to where it was. */
  readonly onClose: () => void;
}
