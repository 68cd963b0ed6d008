import { SETTINGS } from '../server/settings/schema';

export const ENV_EXAMPLE = '.env.example';

const LINE_LENGTH = 118;

const INTRODUCTION = `Every environment variable that Portaria knows. \`npm run env:example\` writes this file from \`server/settings/schema.ts\`. The programs read the environment itself, not this file. Use it as a list, or copy it to .env and start with \`node --env-file=.env scripts/launch.js portal\`. A variable that is absent or empty has the default shown here, or is not set. An invalid value stops the start with a message that names the variable. The variables ending in _FILE name a file that contains the value, for secrets that an orchestrator mounts. A variable and its file together are refused.`;

const BROWSER = {
  name: 'PORTARIA_BROWSER',
  description:
    'For the browser tests: path of the browser to test with, or `installed` for the Chrome or Chromium of this machine. Absent: the one in the npm package, where that runs (Linux, x64), else an installed one.',
};

/** Returns the text of `.env.example`. */
export function renderEnvExample(): string {
  const settings = Object.entries(SETTINGS).map(([name, setting]) => {
    const value = 'example' in setting ? setting.example : setting.default;
    const lines = [`#${name}=${String(value)}`];
    if ('secret' in setting)
      lines.push(`#${name}_FILE=/run/secrets/${name.toLowerCase().replaceAll('_', '-')}`);
    return [...breakIntoComment(`${setting.description}${describeBounds(setting)}`), ...lines].join('\n');
  });
  const browser = [...breakIntoComment(BROWSER.description), `#${BROWSER.name}=`].join('\n');
  return `${[breakIntoComment(INTRODUCTION).join('\n'), ...settings, browser].join('\n\n')}\n`;
}

function describeBounds(setting: (typeof SETTINGS)[keyof typeof SETTINGS]): string {
  if ('enum' in setting) return ` One of ${setting.enum.join(', ')}.`;
  return 'minimum' in setting ? ` From ${setting.minimum} to ${setting.maximum}.` : '';
}

/** Breaks a text into comment lines. */
function breakIntoComment(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
