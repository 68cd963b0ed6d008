const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** `February 1, 2026 at 10:00 AM UTC` */
export const formatTime = (at: string): string => `${TIME.format(new Date(at))} UTC`;

/** `Feb 1, 2026, 10:00 AM UTC` */
export const formatShortTime = (at: string): string => `${SHORT.format(new Date(at))} UTC`;
