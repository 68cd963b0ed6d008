// `attacker.ts NAME ADDRESS` runs one attack until it is stopped. The token is in the environment, because other users of the
// machine can read arguments.
import { makeAuthorization } from '../topology/request';
import { ATTACKS } from './attacks';

const [, , name, address = ''] = process.argv;
const attack = ATTACKS.find((one) => one.name === name);
if (attack === undefined) throw new Error(`There is no attack ${name ?? ''}.`);
attack.start({ address, headers: makeAuthorization(process.env['ATTACKER_TOKEN'] ?? '') });
