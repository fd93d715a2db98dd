/** The path of a mailed link to a person's data, at the gateway's public address. */
export const DATA_LINK_PATH = '/email/personal-data';
