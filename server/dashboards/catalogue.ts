import type { Role, SignedInUser } from '../auth/users';
import { HttpError } from '../http/httpError';
import type { Text } from '../http/language';
import { financeWidgets } from './finance';
import { overviewWidgets } from './overview';
import { salesWidgets } from './sales';
import type { Definition } from './widgets';

type Dashboard = {
  title: Text;
  /** Name of an icon of Lucide. */
  icon: string;
  /** Roles that may open it. Other users may if it is their own dashboard. */
  roles: readonly Role[];
  widgets: readonly Definition[];
};

/** Dashboards by code, in the order of the menu. */
export type Dashboards = Readonly<Record<string, Dashboard>>;

/** All dashboards by code, in the order of the menu. */
export const DASHBOARDS = {
  default: {
    title: { 'pt-BR': 'Visão geral', en: 'Overview', es: 'Resumen' },
    icon: 'layout-dashboard',
    roles: ['editor', 'admin'],
    widgets: overviewWidgets,
  },
  vendas: {
    title: { 'pt-BR': 'Vendas', en: 'Sales', es: 'Ventas' },
    icon: 'trending-up',
    roles: ['editor', 'admin'],
    widgets: salesWidgets,
  },
  financeiro: {
    title: { 'pt-BR': 'Financeiro', en: 'Finance', es: 'Finanzas' },
    icon: 'wallet',
    roles: ['admin'],
    widgets: financeWidgets,
  },
} as const satisfies Record<string, Dashboard>;

/** Returns the dashboard with a code. @throws HttpError 404 if there is none. */
export function findDashboard(dashboards: Dashboards, code: string): Dashboard {
  const found = Object.hasOwn(dashboards, code) ? dashboards[code] : undefined;
  if (found === undefined) throw new HttpError(404, {}, { reason: 'unknown-dashboard' });
  return found;
}

/** Whether a user may open a dashboard. Every user may open their own one. */
export const mayOpen = (
  { role, dashboard: own }: SignedInUser,
  code: string,
  { roles }: Dashboard,
): boolean => roles.includes(role) || code === own;
