// Refuses unknown host names. A page can point its own name at 127.0.0.1 (DNS rebinding). The browser then treats page
// and mock as one origin. Only the `Host` header shows the name.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendMessage } from './httpError';

/** A socket for both versions of IP writes `::ffff:127.0.0.1`. */
const isLoopback = (host: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

const namesLoopback = (host: string | undefined): boolean =>
  host !== undefined && isLoopback(host.replace(/:\d*$/, ''));

/** Accepts every name if other machines may call the mock. */
export async function refuseForeignHosts(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host } = request.headers;
  // The bound address decides, because `--host` may also be `127.1` or a name of this machine.
  const isShared = request.server
    .addresses()
    .some((bound) => typeof bound !== 'string' && !isLoopback(bound.address));
  if (isShared || namesLoopback(host)) return;
  const message = `This mock accepts only the names 127.0.0.1 and localhost, and not "${host ?? ''}". For others, start it with --host 0.0.0.0.`;
  await sendMessage(reply, 421, message);
}
