/** Tables of the identity module. */
export interface IdentityTables {}
