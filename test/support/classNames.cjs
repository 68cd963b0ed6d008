// Every class of a style sheet has its own name, so that a test could tell them apart.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
