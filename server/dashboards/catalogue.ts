import type { SignedInUser } from '../auth/users';
import { ROLES, type Role } from '../database/roles';
import { Refusal } from '../errors/refusal';
import type { TextId } from '../texts/catalogues';
import { financeWidgets } from './finance';
import { overviewWidgets } from './overview';
import { salesWidgets } from './sales';
import type { Definition } from './widgets';

type Dashboard = {
  title: TextId;
  /** Name of an icon of Lucide. */
  icon: string;
  /** Roles that may open it. A user with another role may open it if it is the user's own dashboard. */
  roles: readonly Role[];
  /** Whether its figures are those of a period. */
  followsPeriod: boolean;
  widgets: readonly Definition[];
};

/** Dashboards by code. */
export type Dashboards = Readonly<Record<string, Dashboard>>;

/** All dashboards by code, in the order of the menu. */
export const DASHBOARDS = {
  default: {
    title: 'dashboard.default',
    icon: 'layout-dashboard',
    roles: ROLES,
    followsPeriod: false,
    widgets: overviewWidgets,
  },
  vendas: {
    title: 'dashboard.vendas',
    icon: 'trending-up',
    roles: ROLES,
    followsPeriod: true,
    widgets: salesWidgets,
  },
  financeiro: {
    title: 'dashboard.financeiro',
    icon: 'wallet',
    roles: ['admin'],
    followsPeriod: true,
    widgets: financeWidgets,
  },
} as const satisfies Record<string, Dashboard>;

/** Returns the dashboard with a code. @throws Refusal `unknown-dashboard` */
export function findDashboard(dashboards: Dashboards, code: string): Dashboard {
  const dashboard = Object.hasOwn(dashboards, code) ? dashboards[code] : undefined;
  if (dashboard === undefined) throw new Refusal('unknown-dashboard');
  return dashboard;
}

/**
 * Returns a dashboard that the user may open.
 * @throws Refusal `unknown-dashboard` or `not-permitted`
 */
export function openDashboard(dashboards: Dashboards, user: SignedInUser, code: string): Dashboard {
  const dashboard = findDashboard(dashboards, code);
  if (!mayOpen(user, code, dashboard)) throw new Refusal('not-permitted');
  return dashboard;
}

/** Returns the dashboards that the user may open, in the order of the menu. */
export const listDashboards = (dashboards: Dashboards, user: SignedInUser) =>
  Object.entries(dashboards)
    .filter(([code, dashboard]) => mayOpen(user, code, dashboard))
    .map(([code, { title, icon, followsPeriod }]) => ({ code, title, icon, followsPeriod }));

const mayOpen = (
  { role, dashboard: ownDashboard }: SignedInUser,
  code: string,
  { roles }: Pick<Dashboard, 'roles'>,
): boolean => roles.includes(role) || code === ownDashboard;
