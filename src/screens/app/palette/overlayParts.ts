// The chunk with the contents of the dialogs.
export { AboutBox } from '../about/AboutBox';
export { Palette } from './Palette';
export { ShortcutList } from './ShortcutList';
