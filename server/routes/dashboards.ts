import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import type { SignedInUser } from '../auth/users';
import { makeTranslate } from '../http/language';

type DashboardList = components['schemas']['DashboardList'];

// In the order of the menu. Icons are names of Lucide icons.
const DASHBOARDS = [
  {
    code: 'default',
    title: { 'pt-BR': 'Visão geral', en: 'Overview', es: 'Resumen' },
    icon: 'layout-dashboard',
    roles: ['editor', 'admin'],
  },
  {
    code: 'vendas',
    title: { 'pt-BR': 'Vendas', en: 'Sales', es: 'Ventas' },
    icon: 'trending-up',
    roles: ['editor', 'admin'],
  },
  {
    code: 'financeiro',
    title: { 'pt-BR': 'Financeiro', en: 'Finance', es: 'Finanzas' },
    icon: 'wallet',
    roles: ['admin'],
  },
];

/** Returns the dashboards of the user's role and the user's own dashboard, in the language of the request. */
export function listDashboards(authenticate: Authenticate) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<DashboardList> => {
    const { user } = await authenticate(request);
    const translate = makeTranslate(reply);
    const mayOpen = ({ code, roles }: (typeof DASHBOARDS)[number]) =>
      hasRole(user, roles) || code === user.dashboard;
    const entries = DASHBOARDS.filter(mayOpen);
    return { dashboards: entries.map(({ code, title, icon }) => ({ code, title: translate(title), icon })) };
  };
}

const hasRole = (user: SignedInUser, roles: string[]) => roles.includes(user.role);
