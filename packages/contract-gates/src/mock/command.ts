import { readFileSync } from 'node:fs';
import { CommandLineError, readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { readDocument } from '../description/readDocument';
import { mockedOperations, readPrefix } from './mockedOperations';
import { buildMock } from './mock';
import { listCallers } from './scenarioSelection';

/** A mock API until Ctrl+C. The port is `--port`, else the variable PORT, else 4010. */
export const mock: Subcommand = {
  summary: 'Serves the examples of the API description.',
  usage: ({ description }) => `[--port 4010] [--host 127.0.0.1] [--description ${description}]`,
  run: async (args, config) => {
    const {
      port,
      host,
      description: file,
    } = readOptions(args, {
      port: { type: 'string', default: process.env['PORT'] ?? '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      description: { type: 'string', default: config.description },
    });
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new CommandLineError(`A port is a number up to 65535, and not "${port}"`);
    const app = await buildMock({ file });
    app.log.level = 'silent'; // Fastify would also log the address.
    const address = await app.listen({ port: Number(port), host }).catch((error: unknown) => {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      throw isTaken ? new Error(`Port ${port} is in use. Give another one with --port.`) : error;
    });
    app.log.level = 'info';
    console.log(greeting(address, file));
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
    });
    app.server.closeAllConnections();
    await app.close();
    return 0;
  },
};

function greeting(address: string, file: string): string {
  const document = readDocument(readFileSync(file, 'utf8'), file);
  const callers = mockedOperations(document).flatMap(({ scenarios }) => listCallers(scenarios));
  const width = Math.max(0, ...callers.map(({ person }) => person.length));
  const rows = callers.flatMap(({ person, gets }) =>
    gets.map(({ id, needs }, row) => {
      const condition = needs.length === 0 ? '' : `, with ${needs.join(' and ')}`;
      return `  ${(row === 0 ? person : '').padEnd(width)}  ${id}${condition}`;
    }),
  );
  return [
    `\nThe mock: ${address}${readPrefix(document)}/\n`,
    'Which request gets which response. Other fields may have any value, except where a line names one:',
    ...rows,
    '',
  ].join('\n');
}
