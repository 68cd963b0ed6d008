// What the page's head, the prerendered login and the main script agree on.

/** The attribute of a `<template>` that contains the login. Its value is the name of a catalogue. */
export const TEMPLATE_ATTRIBUTE = 'data-login';

/** The attribute of such a template that lists the scripts to preload, separated by spaces. */
export const FILES_ATTRIBUTE = 'data-files';

/** The attribute of such a template that lists the files that follow a sign-in. */
export const NEXT_ATTRIBUTE = 'data-next';

/** The attribute of such a template with the text of a busy login. Its `title` is the title of the document. */
export const BUSY_ATTRIBUTE = 'data-busy';

/** The attribute of `#root` while it contains a prerendered screen. Its value is the code of the language. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

/** The attribute of a form whose submit waits for the main script. */
export const HELD_ATTRIBUTE = 'data-held';

/** Sent on the document when the first screen can be used. The head script then repeats the held input. */
export const USABLE_EVENT = 'portal-usable';

/** The event of the window that tells the script in the page's head that the start failed. */
export const FAILED_EVENT = 'portal-failed';

/** The addresses of the login (`paths` has the same ones). */
export const LOGIN_ADDRESS = /^\/(?:user(?:\/login)?)?\/?$/i;

/** The addresses of the pages with the card of the login. */
export const CARD_ADDRESS = /^\/(?:user(?:\/|$)|$)/i;
