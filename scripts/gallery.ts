// `npm run gallery`: every part of the kit in each appearance, with hot reload. PORT selects another port.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configuration from '../webpack.config';

const DEFAULT_PORT = 8090;

const server = new WebpackDevServer(
  { host: '127.0.0.1', port: Number(process.env['PORT'] ?? DEFAULT_PORT) },
  webpack(configuration({ page: 'gallery' }, { mode: 'development' })),
);
await server.start();
console.log(`Gallery: http://127.0.0.1:${String(server.options.port)}`);
