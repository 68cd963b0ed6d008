// A webpack loader that marks the components of a package as free of side effects. Then the build omits the unused ones.

const COMPONENT = /^(var \w+ = )(React\d*\.forwardRef\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = ".*";\n/gm;

export default function markPure(source) {
  return source.replace(COMPONENT, '$1/* @__PURE__ */ $2').replace(DISPLAY_NAME, '');
}
