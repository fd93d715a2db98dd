/** Tables of the media module. */
export interface MediaTables {}
