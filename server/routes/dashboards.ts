import type { FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Authenticate } from '../authentication';
import type { User } from '../users';

type DashboardList = components['schemas']['DashboardList'];

// In the order of the menu. Icons are names of Lucide's.
const DASHBOARDS = [
  { code: 'default', title: 'Visão geral', icon: 'layout-dashboard', roles: ['editor', 'admin'] },
  { code: 'vendas', title: 'Vendas', icon: 'trending-up', roles: ['editor', 'admin'] },
  { code: 'financeiro', title: 'Financeiro', icon: 'wallet', roles: ['admin'] },
];

/** The dashboards this user may open: those of the role, and the one the user was given by name. */
export function listDashboards(authenticate: Authenticate) {
  return async (request: FastifyRequest): Promise<DashboardList> => {
    const { user } = await authenticate(request);
    const mayOpen = ({ code, roles }: (typeof DASHBOARDS)[number]) =>
      isFor(user, roles) || code === user.dashboard;
    return { dashboards: DASHBOARDS.filter(mayOpen).map(({ code, title, icon }) => ({ code, title, icon })) };
  };
}

const isFor = (user: User, roles: string[]) => roles.includes(user.role);
