import { isAppleKeyboard, isHelpKey, isPaletteKey } from './keys';

const press = (init: KeyboardEventInit, target: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  target.dispatchEvent(event);
  return event;
};

describe('the shortcut of the palette [specification §2.40]', () => {
  it.each([
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
    ['Ctrl+K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
    ['Ctrl+K on a layout with K on another key', { key: 'k', code: 'KeyV', ctrlKey: true }, true],
    [
      'the K key of a layout with another Latin letter there',
      { key: 't', code: 'KeyK', ctrlKey: true },
      false,
    ],
    ['the K key of a layout without Latin letters', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
    ['K alone', { key: 'k', code: 'KeyK' }, false],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
    ['AltGr+K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
    ['Meta+K', { key: 'k', code: 'KeyK', metaKey: true }, false],
  ])('%s', (_name, init, expected) => {
    expect(isPaletteKey(press(init), false)).toBe(expected);
  });

  it('is Command+K on Apple keyboards, because Ctrl+K deletes to the end of a line', () => {
    expect(isAppleKeyboard('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605')).toBe(true);
    expect(isAppleKeyboard('Mozilla/5.0 (X11; Linux x86_64) Chrome/147')).toBe(false);
    expect(isPaletteKey(press({ key: 'k', code: 'KeyK', metaKey: true }), true)).toBe(true);
    expect(isPaletteKey(press({ key: 'k', code: 'KeyK', ctrlKey: true }), true)).toBe(false);
  });
});

describe('the question mark [specification §2.43]', () => {
  const renderTarget = (html: string) => {
    document.body.innerHTML = html;
    const target = document.querySelector('[data-here]');
    if (!target) throw new Error('no element is marked');
    return target;
  };

  it('works with every key combination that types it', () => {
    expect(isHelpKey(press({ key: '?', shiftKey: true, code: 'KeyW' }))).toBe(true);
    expect(isHelpKey(press({ key: '?', ctrlKey: true, altKey: true, modifierAltGraph: true }))).toBe(true);
    expect(isHelpKey(press({ key: '?', ctrlKey: true }))).toBe(false);
    expect(isHelpKey(press({ key: '/', shiftKey: true, code: 'Slash' }))).toBe(false);
    expect(isHelpKey(press({ key: '?', isComposing: true }))).toBe(false);
  });

  it.each([
    '<input data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div contenteditable><b data-here></b></div>',
    '<div role="menu"><div role="menuitem" data-here></div></div>',
  ])('does nothing in %s', (html) => {
    expect(isHelpKey(press({ key: '?' }, renderTarget(html)))).toBe(false);
  });

  it.each([
    '<button data-here></button>',
    '<input type="radio" data-here>',
    '<input type="checkbox" role="switch" data-here>',
  ])('works on %s, which accepts no letters', (html) => {
    expect(isHelpKey(press({ key: '?' }, renderTarget(html)))).toBe(true);
  });
});
