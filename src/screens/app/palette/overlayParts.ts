// The chunk of what the dialogs of the app area show.
export { AboutBox } from '../about/AboutBox';
export { Palette } from './Palette';
export { ShortcutList } from './ShortcutList';
