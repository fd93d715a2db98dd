/** Where an outgoing upsell begins (R53). */
export const ONE_CLICK_PATH = '/oneclick/outgoing-upsell';
