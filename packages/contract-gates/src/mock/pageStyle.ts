import { createHash } from 'node:crypto';

export const STYLE = `
:root { color-scheme: light dark; --ink: #1d2430; --quiet: #566072; --paper: #f4f5f8; --card: #fff; --line: #8b94a5;
  --accent: #1f5fbf; --on-accent: #fff; --set: #8a4b00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ef; --quiet: #a4adbd; --paper: #14171d; --card: #1d222b; --line: #6b7484; --accent: #8ab4ff;
    --on-accent: #10203a; --set: #ffc27a; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; }
header p { margin: 0 0 1rem; color: var(--quiet); }
header form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin: 0 0 1rem; color: var(--quiet); }
h2 { margin: 0; font-size: 1.05rem; font-weight: 600; }
h2 code { display: block; color: var(--accent); font-size: 0.95rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
section { margin: 1rem 0; padding: 1rem; border: 1px solid color-mix(in srgb, var(--line) 45%, transparent);
  border-radius: 0.75rem; background: var(--card); }
.state { margin: 0.25rem 0 0.75rem; color: var(--quiet); }
.state.set { color: var(--set); font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; font-weight: 600; }
.choice { display: flex; gap: 0.6rem; padding: 0.3rem 0; align-items: baseline; }
.choice input { flex: none; width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--accent);
  position: relative; top: 0.15rem; }
.choice b { font-weight: 600; }
small { color: var(--quiet); font-size: 0.875rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-top: 0.75rem; }
.row label { display: grid; gap: 0.2rem; flex: 1 1 8rem; font-size: 0.875rem; font-weight: 600; }
select, input[type='number'], button { min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--line);
  border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; width: 100%; }
.row label select, .row label input { font-weight: 400; }
::placeholder { color: var(--quiet); opacity: 1; }
button { width: auto; border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600;
  cursor: pointer; }
button.plain { background: none; color: var(--accent); }
button:disabled { border-color: var(--line); color: var(--quiet); cursor: default; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** What the page's policy allows in place of every inline style. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
