// `npm run dev`: the portal from its sources with reload, on the reference backend. `npm run dev -- --pseudo` shows every
// text of the catalogues in the pseudo-language. With API_BASE_URL no backend is started: the API is elsewhere.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { serve } from '../server/process';
import { DEFAULT_SETTINGS } from '../src/config/settings';
import configuration from '../webpack.config';

const apiBaseUrl = process.env['API_BASE_URL'] ?? '';
const backend = apiBaseUrl === '' ? await serve({ ...process.env, PORT: '0' }, { portal: false }) : null;
const settings = {
  ...DEFAULT_SETTINGS,
  ...(apiBaseUrl !== '' && { apiBaseUrl: apiBaseUrl.replace(/\/*$/, '/') }),
  authGuardEnabled: process.env['AUTH_GUARD'] === 'on',
};

const server = new WebpackDevServer(
  {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT'] ?? 8080),
    historyApiFallback: { disableDotRule: true },
    proxy: backend ? [{ context: ['/api'], target: backend.address }] : [],
    setupMiddlewares: (middlewares, { app }) => {
      app?.get('/config.json', (_request, response) => response.json(settings));
      return middlewares;
    },
  },
  webpack(configuration({ isPseudo: process.argv.includes('--pseudo') }, { mode: 'development' })),
);
await server.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([server.stop(), backend?.stop()]).then(() => process.exit(0));
  });
}
