/** The password of every demonstration person, members and staff alike. */
export const DEMONSTRATION_PASSWORD = 'Demo1234pass';
