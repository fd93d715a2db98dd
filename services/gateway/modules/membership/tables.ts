/** Tables of the membership module. */
export interface MembershipTables {}
