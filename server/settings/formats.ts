import { isIP } from 'node:net';
import { hasRefusedCharacter, isBlank } from '../../api-spec/texts';
import { isSecurityContact } from '../http/securityText';

const isHost = (text: string): boolean => !/[\s/\\@?#]/.test(text);

const isDatabaseAddress = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text) && URL.canParse(text);

function isApiAddress(text: string): boolean {
  // A browser would read `//` or `/\` at the start as another host.
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
  const [address = '', bits, ...otherParts] = text.split('/');
  const version = isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  // A network of 0 bits would have every address.
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits);
  return version !== 0 && isPrefix && otherParts.length === 0;
}

const isText = (text: string): boolean => /^[^\p{C}]{1,200}$/u.test(text) && text.trim() !== '';

const isStorable = (text: string): boolean => !hasRefusedCharacter(text);
/** Invisible characters alone are no name. */
const isName = (text: string): boolean => isStorable(text) && !isBlank(text);

/** Whether a text is an http(s) address or a path, without spaces, backslashes or user. */
function isLink(text: string): boolean {
  const base = 'http://origin.invalid/';
  if (!/^[\x21-\x5b\x5d-\x7e]+$/.test(text) || !URL.canParse(text, base)) return false;
  const { protocol, username, password } = new URL(text, base);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const isOwnPath = (text: string): boolean => isLink(text) && /^\/(?!\/)/.test(text);

const isEmail = (text: string): boolean => isText(text) && /^[^\s@?&]+@[^\s@?&]+$/.test(text);

const isPhone = (text: string): boolean => isText(text) && /^[+(]?\d[\d\s().-]+$/.test(text);

/** The `format`s of the schema of settings. */
export const SETTING_FORMATS = {
  host: isHost,
  'database-address': isDatabaseAddress,
  'api-address': isApiAddress,
  origin: isOrigin,
  network: isNetwork,
  text: isText,
  storable: isStorable,
  name: isName,
  link: isLink,
  'own-path': isOwnPath,
  email: isEmail,
  phone: isPhone,
  'security-contact': isSecurityContact,
};
