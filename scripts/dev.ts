// `npm run dev`: the portal from its sources with hot reload, on the reference backend. It reads the same settings as
// `npm start`. `npm run dev -- --pseudo` shows the texts in the pseudo-language.
import { resolve } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { makeGreeting } from '../server/process/greeting';
import { runUntilSignal, printLine } from '../server/process/lifetime';
import { findFreePort, formatUrl } from '../server/http/listen';
import { serve } from '../server/process/serve';
import { readSettings } from '../server/settings/settings';
import configuration from '../webpack.config';

await runUntilSignal(async () => {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(closers.map((close) => close()));
  };
  try {
    const settings = readSettings(process.env, { portal: true, projectFolder: resolve('.') });
    // The address of the settings belongs to the dev server, so the backend listens on a free port.
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
    const { host, config } = settings;
    // The dev server would throw an error for a port in use that no code can catch.
    const port = await findFreePort(settings);
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
    const address = formatUrl({ host, port });
    const { demonstration } = settings;
    const text = makeGreeting({ address, demonstration }, { portal: true });
    return { stop, text, ...(backend && { fatal: backend.fatal }) };
  } catch (error) {
    await stop();
    throw error;
  }
});
