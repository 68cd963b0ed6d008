import type { ComponentType } from 'react';

/** `isOpen`: whether a dialog or list of the part is open at the start. */
export type ShowProps = { isOpen: (id: string) => boolean };

/** One row of the gallery: a part of the kit in all its states. */
export type Part = { id: string; name: string; Show: ComponentType<ShowProps> };
