// Runs in the page, after Testing Library. Finds visible elements as a person names them, and remembers faults of the policy.
globalThis.inPage ??= (() => {
  const { document } = globalThis;
  const violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    violations.push(`policy violated: ${violatedDirective} by ${blockedURI}`);
  });
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom;
  const matchName = (name, part) => (part === undefined ? name : (text) => text.includes(part));
  const isVisible = (element) => element.getClientRects().length > 0;

  function findAll({ within, role, name, part, level, label, text, selector }) {
    const [root] = within === undefined ? [document.body] : findAll(within);
    if (root === undefined) return [];
    if (selector !== undefined) return [...root.querySelectorAll(selector)];
    if (label !== undefined) return queryAllByLabelText(root, label, { exact: true });
    if (text !== undefined) return queryAllByText(root, text, { exact: false });
    return queryAllByRole(root, role, { name: matchName(name, part), level });
  }

  /**
   * Marks the first visible element that is found and not disabled, and scrolls to it. The mark is the selector for the driver.
   * The driver of WebKitGTK refuses some elements below the window.
   */
  function mark(find) {
    document.querySelector('[data-found]')?.removeAttribute('data-found');
    const element = findAll(find).find((one) => isVisible(one) && one.disabled !== true);
    element?.setAttribute('data-found', '');
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return element !== undefined;
  }

  const readValue = (element) => element?.value ?? element?.innerText ?? null;
  return {
    violations,
    mark,
    count: (find) => findAll(find).filter(isVisible).length,
    read: (find) => readValue(findAll(find).find(isVisible)),
    readAll: (find) => findAll(find).filter(isVisible).map(readValue),
  };
})();
