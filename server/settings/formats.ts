import { isIP } from 'node:net';
import { isSecurityContact } from '../http/securityText';

const isHost = (text: string): boolean => !/[\s/\\@?#]/.test(text);

const isDatabaseAddress = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text) && URL.canParse(text);

function isApiAddress(text: string): boolean {
  const isPath = /^\/(?![/\\])[^\s\\?#]*$/.test(text);
  const isAddress = /^https?:\/\/[^\s\\?#@]+$/i.test(text) && URL.canParse(text);
  return isPath || isAddress;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text.toLowerCase().replace(/\/$/, '');
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const mostBits = version === 6 ? 128 : 32;
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits && Number(bits) > 0);
  return version !== 0 && isPrefix && rest.length === 0;
}

/** The `format`s of the schema of settings. */
export const SETTING_FORMATS = {
  host: isHost,
  'database-address': isDatabaseAddress,
  'api-address': isApiAddress,
  origin: isOrigin,
  network: isNetwork,
  'security-contact': isSecurityContact,
};
