/**
 * The schemas of the responses that the portal checks at run time. Each becomes a type guard in a file of its own, since
 * an area loads only what it reads. The comparison with the base also reads this list: what these come to refuse
 * breaks a backend that kept to the earlier description.
 */
export const GUARDED: readonly string[] = ['Accepted', 'Session', 'DashboardList'];

/**
 * Optional fields that are not dropped where they are odd. With a wrong dashboard code a sign-in would lead to another
 * dashboard than its backend means, so it fails (specification §3.3).
 */
export const NEEDED: Readonly<Record<string, readonly string[]>> = { Accepted: ['/cd_Dashboard'] };
