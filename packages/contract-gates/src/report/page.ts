// Runs in the report itself. The address keeps the language: #en, or #en-getToken for a part of the page; where it names
// none, the browser's own decides. Without this script the page is in Portuguese, and the switches still work, since the
// style sheet reads them.
const languages = [...document.querySelectorAll<HTMLInputElement>('input[name="language"]')];

/** Whether the page knows that language. */
function speak(language: string | undefined): boolean {
  const chosen = languages.find(({ value }) => value === language);
  if (!chosen) return false;
  chosen.checked = true;
  document.documentElement.lang = chosen.closest('label')?.lang ?? '';
  document.title = chosen.dataset['title'] ?? '';
  return true;
}

const speakAsAddressed = () => speak(location.hash.slice(1).split('-')[0]);

for (const one of languages) {
  one.addEventListener('change', () => {
    speak(one.value);
    history.replaceState(null, '', `#${one.value}`);
  });
}
addEventListener('hashchange', () => {
  speakAsAddressed();
  // What the address names was hidden until now.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
if (!speakAsAddressed()) speak(/^pt\b/i.test(navigator.language) ? 'pt' : 'en');
