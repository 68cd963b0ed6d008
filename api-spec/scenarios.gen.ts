// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
/** Operation and named example. */
export type ScenarioId =
  | "getToken: accepted"
  | "getToken: accepted-without-dashboard"
  | "getToken: accepted-leading-zeros"
  | "getToken: refused"
  | "getToken: wrong-password"
  | "getToken: blocked"
  | "getToken: too-many"
  | "getToken: busy"
  | "getSession: admin"
  | "getSession: editor"
  | "getSession: rejected"
  | "getSession: not-found"
  | "getSession: not-allowed"
  | "getSession: not-implemented"
  | "endSession: ended"
  | "endSession: rejected"
  | "endSession: not-found"
  | "endSession: not-allowed"
  | "endSession: not-implemented"
  | "listDashboards: dashboards"
  | "listDashboards: rejected"
  | "listDashboards: not-found"
  | "listDashboards: not-allowed"
  | "listDashboards: not-implemented";

/** A situation that a provider sets up before an interaction. */
export type ProviderState =
  | "a user with a dashboard exists"
  | "a user without a dashboard exists"
  | "a user whose login starts with zeros exists"
  | "no user with this login exists"
  | "a blocked user exists"
  | "an administrator is signed in"
  | "an editor is signed in"
  | "no session with this token exists";
