/**
 * The schemas of the responses that the portal checks at run time. Each becomes a type guard in a file of its own, since
 * an area loads only what it reads. The comparison with the base also reads this list: what these come to refuse
 * breaks a backend that kept to the earlier description.
 */
export const GUARDED: readonly string[] = ['Accepted', 'Refused', 'Session', 'DashboardList'];
