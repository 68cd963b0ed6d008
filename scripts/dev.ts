// `npm run dev`: the portal from its sources with hot reload, on the reference backend. It takes the settings of
// `npm start`. `npm run dev -- --pseudo` shows every text of the catalogues in the pseudo-language.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { portalConfig } from '../server/portal';
import { explained, greeting, live, printLine, serve } from '../server/process';
import { readSettings } from '../server/settings';
import configuration from '../webpack.config';

await live(async () => {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(closers.map((close) => close()));
  };
  try {
    const settings = readSettings(process.env, { portal: true, projectFolder: resolve('.') });
    // Only the page's server listens where the settings say.
    const listenOn = { host: '127.0.0.1', port: 0 };
    const backend = settings.runsBackend
      ? await serve(process.env, { portal: false, report: printLine, listenOn })
      : null;
    if (backend) closers.push(() => backend.stop());

    printLine('Building the portal …');
    const compiler = webpack(
      configuration({ isPseudo: process.argv.includes('--pseudo') }, { mode: 'development' }),
    );
    const built = new Promise<void>((done) => compiler.hooks.done.tap('dev', () => done()));
    const config = portalConfig(settings);
    const { host } = settings;
    const port = await takePort(settings.port, host);
    const server = new WebpackDevServer(
      {
        host,
        port,
        setupExitSignals: false,
        historyApiFallback: { disableDotRule: true },
        proxy: backend ? [{ context: ['/api'], target: backend.address }] : [],
        setupMiddlewares: (middlewares, { app }) => {
          app?.get('/config.json', (_request, response) => response.json(config));
          return middlewares;
        },
      },
      compiler,
    );
    await server.start();
    closers.push(() => server.stop());
    await built;
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    const { demonstration } = settings;
    return { stop, text: greeting({ address, demonstration }, { portal: true }) };
  } catch (error) {
    await stop();
    throw explained(error, process.env);
  }
});

/** Finds out whether the port can be listened on; the dev server would throw out of reach. 0 becomes a free one. */
async function takePort(port: number, host: string): Promise<number> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : port;
}
