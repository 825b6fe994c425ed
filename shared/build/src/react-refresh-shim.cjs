// Stands in for react-refresh/runtime in development builds; see react-refresh.ts.
const key = Symbol.for('react-refresh-runtime')
if (!globalThis[key]) globalThis[key] = require('react-refresh-real')
const real = globalThis[key]

module.exports = {
  ...real,
  register: (type, id) => real.register(type, `${__WAYMARK_APP__}:${id}`),
}
