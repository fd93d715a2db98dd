/** Where an outgoing upsell begins. */
export const ONE_CLICK_PATH = '/oneclick/outgoing-upsell';
