type Node = { [key: string]: Node | string }

/**
 * Parses `line_items[0][price_data][currency]=nzd` into objects and lists, the format of Stripe's v1 bodies and
 * queries. Values stay texts.
 */
export function readFormBody(body: string): unknown {
  const root: Node = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key)
    const last = path.pop()
    if (last === undefined) continue
    let at = root
    for (const key of path) {
      const next = at[key]
      const child: Node = typeof next === 'object' ? next : Object.create(null)
      at[key] = child
      at = child
    }
    at[last] = value
  }
  return toLists(root)
}

function toLists(node: Node | string): unknown {
  if (typeof node === 'string') return node
  const entries = Object.entries(node)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList
    ? entries.map(([, value]) => toLists(value))
    : Object.fromEntries(entries.map(([key, value]) => [key, toLists(value)]))
}
