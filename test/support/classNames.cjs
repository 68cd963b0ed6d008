// In tests each CSS class keeps its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
