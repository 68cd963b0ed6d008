import type { FastifyReply } from 'fastify';

const WORDS: Record<number, string> = {
  400: 'A requisição não é o que esta operação recebe.',
  401: 'Entre de novo: a sessão não existe ou terminou.',
  403: 'A requisição veio sem a confirmação de origem. Recarregue a página e tente de novo.',
  404: 'Este endereço não existe.',
  405: 'Este endereço não aceita este método.',
  408: 'A requisição demorou demais para chegar.',
  413: 'O corpo da requisição é grande demais.',
  415: 'O corpo da requisição precisa ser JSON (application/json).',
  417: 'O servidor não atende a esta expectativa.',
  429: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  431: 'Os cabeçalhos da requisição são grandes demais.',
  500: 'O servidor encontrou um erro. Tente de novo mais tarde.',
  503: 'O serviço está indisponível no momento. Tente de novo em instantes.',
};

/** The body of every answer that is an error: one sentence in Portuguese, without inner detail. */
export function problemBody(statusCode: number): { message: string } {
  return {
    message:
      WORDS[statusCode] ?? (statusCode < 500 ? 'A requisição não pôde ser atendida.' : (WORDS[500] ?? '')),
  };
}

/** Thrown where a request has to end with an error answer; `headers` go with it. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    readonly headers: Record<string, string> = {},
  ) {
    super(`answered ${statusCode}`);
  }
}

/** Answers with the problem body for `statusCode`, as JSON. */
export function sendProblem(
  reply: FastifyReply,
  statusCode: number,
  headers: Record<string, string> = {},
): FastifyReply {
  return reply
    .code(statusCode)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(problemBody(statusCode));
}
