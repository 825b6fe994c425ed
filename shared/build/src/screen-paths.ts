import { parseSync } from '@swc/core'

/** Where the routes of an app are made: `page(path, title, load, { children })`. */
const routesModule = '@waymark/web-kit/page'

type Node = Readonly<Record<string, unknown>>
/** What a module calls by a name: `const clients = { path: '/booking/clients' }`, `const below = [page(':id', …)]`. */
type Objects = ReadonlyMap<string, Node>

/**
 * The screens that a module names, by the path of each: what `page('/quotes', 'Quotes', () => import('./quotes-page.tsx'))`
 * imports, as it is written there. `script` is without types. A path may be that of an object, `clients.path`, begin with one,
 * or stand below the page that has it as a child, also by the name of a list of several. One that only a running module knows is left out.
 */
export function screenPathsIn(script: string): ReadonlyMap<string, string> {
  if (!script.includes(routesModule)) return new Map()
  const module = parseSync(script, { syntax: 'ecmascript', target: 'es2022' })
  const objects = new Map([...nodesIn(module)].flatMap(objectNamed))
  return new Map(pagesIn(module, '', objects))
}

function* pagesIn(value: unknown, above: string, objects: Objects): Generator<[path: string, screen: string]> {
  const pages = above && isNode(value) && value.type === 'Identifier' ? objects.get(String(value.value)) : undefined
  if (pages) return yield* pagesIn(pages, above, objects)
  if (!isNode(value) || !isCallOf(value, 'Identifier', 'page')) {
    for (const one of partsOf(value)) yield* pagesIn(one, above, objects)
    return
  }
  const [own, , load, options] = argumentsOf(value)
  const words = textOf(own, objects)
  const path = words === undefined || words.startsWith('/') ? words : above && `${above}/${words}`
  if (!path) return
  const from = [...nodesIn(load)].find((one) => isCallOf(one, 'Import'))
  const screen = from && textOf(argumentsOf(from)[0], objects)
  if (screen !== undefined) yield [path, screen]
  yield* pagesIn(options, path, objects)
}

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  for (const one of partsOf(value)) yield* nodesIn(one)
}

function partsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) || isNode(value) ? Object.values(value) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCallOf({ type, callee }: Node, calleeType: string, name?: string): boolean {
  return type === 'CallExpression' && isNode(callee) && callee.type === calleeType && callee.value === name
}

function argumentsOf({ arguments: given }: Node): readonly unknown[] {
  return partsOf(given).map((one) => (isNode(one) ? one.expression : undefined))
}

function objectNamed({ type, id, init }: Node): readonly (readonly [name: string, object: Node])[] {
  return type === 'VariableDeclarator' && isNode(id) && isNode(init) ? [[String(id.value), init]] : []
}

/** What is written as text, as a template of texts, or as the path of an object. */
function textOf(node: unknown, objects: Objects): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'StringLiteral') return String(node.value)
  if (node.type === 'MemberExpression' && isNode(node.object)) {
    const { properties } = objects.get(String(node.object.value)) ?? {}
    const path = partsOf(properties).find((one) => isNode(one) && isNode(one.key) && one.key.value === 'path')
    return isNode(path) ? textOf(path.value, objects) : undefined
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const inserted = [...partsOf(node.expressions).map((one) => textOf(one, objects)), '']
  if (inserted.includes(undefined)) return undefined
  return partsOf(node.quasis)
    .map((one, index) => `${isNode(one) ? one.cooked : ''}${inserted[index]}`)
    .join('')
}
