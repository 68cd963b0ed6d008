const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `February 1, 2026 at 10:00 AM UTC` */
export const formatTime = (at: string): string => `${TIME.format(new Date(at))} UTC`;

/** `Feb 1, 2026` */
export const formatDay = (at: string): string => DAY.format(new Date(at));
