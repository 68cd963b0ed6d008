// `npm run mock [-- --port 4010] [--host 127.0.0.1] [--description FILE]`: a mock API until Ctrl+C. The port is `--port`,
// else the variable PORT, else 4010. Exit codes: 0 it was ended, 1 it cannot start, 2 the command line is wrong.
import { readFileSync } from 'node:fs';
import { DESCRIPTION } from '../description/document';
import { readDocument } from '../description/readDocument';
import { readOptions, wrongCommandLine } from '../commandLine';
import { mockedOperations, prefixOf } from './described';
import { buildMock } from './mock';
import { callersIn } from './people';

const USAGE = 'npm run mock -- [--port 4010] [--host 127.0.0.1] [--description api-spec/openapi.yaml]';

const { port, host, file } = readArguments();
try {
  const app = await buildMock({ file });
  app.log.level = 'silent'; // our own lines say where it listens
  const address = await app.listen({ port, host });
  app.log.level = 'info';
  console.log(greeting(address));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.server.closeAllConnections();
      void app.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Give another one with --port.` : String(error));
  process.exit(1);
}

function greeting(address: string): string {
  const document = readDocument(readFileSync(file, 'utf8'));
  const callers = mockedOperations(document).flatMap(({ scenarios }) => callersIn(scenarios));
  const width = Math.max(0, ...callers.map(({ person }) => person.length));
  const rows = callers.flatMap(({ person, gets }) =>
    gets.map(({ id, needs }, row) => {
      const condition = needs.length === 0 ? '' : `, with ${needs.join(' and ')}`;
      return `  ${(row === 0 ? person : '').padEnd(width)}  ${id}${condition}`;
    }),
  );
  return [
    `\nThe mock and its page: ${address}/`,
    `The portal on it:      API_BASE_URL=${address}${prefixOf(document)}/ npm start\n`,
    'Who gets which response. Any password will do, except where a line names one:',
    ...rows,
    '',
  ].join('\n');
}

function readArguments(): { port: number; host: string; file: string } {
  const values = readOptions(
    {
      port: { type: 'string', default: process.env['PORT'] ?? '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      description: { type: 'string', default: DESCRIPTION },
    },
    USAGE,
  );
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
    wrongCommandLine(`A port is a number up to 65535, and not "${values.port}"`, USAGE);
  }
  return { port: Number(values.port), host: values.host, file: values.description };
}
