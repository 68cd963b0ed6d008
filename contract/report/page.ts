// Runs in the report itself. The address keeps the language: #en, or #en-getToken for a part of the page. Without this
// script the switches still work, since the style sheet reads them.
const languages = [...document.querySelectorAll<HTMLInputElement>('input[name="language"]')];

function speak(language: string | undefined): void {
  const chosen = languages.find(({ value }) => value === language);
  if (!chosen) return;
  chosen.checked = true;
  document.documentElement.lang = chosen.closest('label')?.lang ?? '';
  document.title = chosen.dataset['title'] ?? '';
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
// A browser that restores a form after a reload would show one language and name another.
speak(languages.find(({ checked }) => checked)?.value);
speakAsAddressed();
