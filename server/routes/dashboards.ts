import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import { mayOpen, type Dashboards } from '../dashboards/catalogue';
import { makeTranslate } from '../http/language';

type DashboardList = components['schemas']['DashboardList'];

/** Returns the dashboards of the user's role and the user's own dashboard, in the language of the request. */
export function listDashboards(authenticate: Authenticate, dashboards: Dashboards) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<DashboardList> => {
    const { user } = await authenticate(request);
    const translate = makeTranslate(reply);
    const entries = Object.entries(dashboards).filter(([code, dashboard]) => mayOpen(user, code, dashboard));
    return {
      dashboards: entries.map(([code, { title, icon }]) => ({ code, title: translate(title), icon })),
    };
  };
}
