import { basename } from 'node:path'
import {
  type AnyNode,
  type CallExpression,
  type Expression,
  type ImportDeclaration,
  type ModuleDeclaration,
  type ObjectExpression,
  type Program,
  type Property,
  parse,
  type Statement,
  type VariableDeclaration,
  type VariableDeclarator,
} from 'acorn'
import type { LoaderContext } from 'webpack'
import { type Edit, edit, find, isFunction, namesIn, textOf } from './syntax.ts'

/** Fields of a call that only the server and the description of the API read. */
const serverFields: readonly string[] = [
  'summary',
  'mayLag',
  'isPrivateRead',
  'notWhileActing',
  'cacheSeconds',
  'maxBodyBytes',
]

/**
 * What is asked of a file of contracts: all of it, a group's calls, one of them or the schemas of one side of them, or what is
 * made of schemas beside its calls.
 */
export type Part =
  | { readonly kind: 'all' }
  | { readonly kind: 'shapes' }
  | { readonly kind: 'calls' | 'input' | 'output'; readonly group: string }
  | { readonly kind: 'call'; readonly group: string; readonly call: string }

/**
 * A webpack loader of the contracts' files, after their types are gone. A page gets the calls that it names, and of these
 * the facts without schemas: that of the input of a call that `isFilledIn` is evaluated when a form asks for it, that of an
 * answer is loaded when one is checked. All of it stands in the same file: `?calls=booking` exports the calls of the group
 * `booking`, each from `?call=booking.cancelBooking`, so that others than those named are left out; `?input=booking` and
 * `?output=booking` export what makes their schemas, and `?shapes` what other files take of these.
 */
export default function callsForPages(this: LoaderContext<object>, source: string): string {
  return partOf(source, this.resourcePath, readPart(this.resourceQuery))
}

function readPart(query: string): Part {
  const [kind, of = ''] = query.slice(1).split('=')
  const [group = '', call = ''] = of.split('.')
  if (kind === 'call') return { kind, group, call }
  if (kind === 'calls' || kind === 'input' || kind === 'output') return { kind, group }
  return { kind: kind === 'shapes' ? kind : 'all' }
}

/** The source of a part of a file of contracts. Throws where a call stands in no group that the file exports. */
export function partOf(source: string, file: string, part: Part): string {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const groups = groupsIn(program)
  const known = new Set(groups.flatMap(({ calls }) => calls.map(({ node }) => node)))
  if (find(program, (node) => isDefineCall(node) && !known.has(node)))
    throw new Error(`${file} defines a call in no group that it exports.`)
  if (part.kind === 'calls')
    return groups
      .filter(({ name }) => name === part.group)
      .map((group) => linesOf(group, file))
      .join('\n')
  const edits = program.body.flatMap((statement) => {
    const group = groups.find((one) => one.statement === statement)
    if (group) return [{ ...statement, text: textOfGroup(group, part, source, file) }]
    return statement.type === 'ImportDeclaration'
      ? [{ ...statement, text: '' }]
      : madeOnlyIfUsed(statement, part, source)
  })
  const code = edit(source, edits)
  const used = namesIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration')
  return [...imports.flatMap((statement) => importFor(used, statement, source, part)), code].join('\n')
}

/** The import with the names that are used, from the shapes of a file where schemas alone are asked for. */
function importFor(
  used: ReadonlySet<string>,
  { specifiers, source: from }: ImportDeclaration,
  source: string,
  part: Part,
): string[] {
  const kept = specifiers.filter(({ local }) => used.has(local.name))
  if (kept.length === 0) return []
  const names = kept.map((specifier) => textOf(specifier, source)).join(', ')
  const isSchemas = part.kind === 'input' || part.kind === 'output' || part.kind === 'shapes'
  const path = String(from.value)
  const target = isSchemas && path.startsWith('.') ? `${path}?shapes` : path
  const isNamed = kept.every(({ type }) => type === 'ImportSpecifier')
  return [`import ${isNamed ? `{ ${names} }` : names} from ${JSON.stringify(target)};`]
}

/** `export const booking = { ...bookingLists, getThing: defineCall({ … }) }`. */
interface Group {
  readonly statement: Statement | ModuleDeclaration
  readonly name: string
  readonly calls: readonly DefinedCall[]
  /** The groups of other files that it holds: the name, and the text of where it comes from. */
  readonly others: readonly { readonly name: string; readonly from: string }[]
}

interface DefinedCall {
  readonly name: string
  readonly node: CallExpression
  readonly fields: ObjectExpression
}

function groupsIn({ body }: Program): readonly Group[] {
  const imported = new Map(
    body.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => [local.name, String(statement.source.value)] as const)
        : [],
    ),
  )
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    const [declarator] = statement.declaration.declarations
    if (declarator?.id.type !== 'Identifier' || declarator.init?.type !== 'ObjectExpression') return []
    const { properties } = declarator.init
    const calls = properties.flatMap(callIn)
    const others = properties.flatMap((property) => {
      const name =
        property.type === 'SpreadElement' && property.argument.type === 'Identifier' && property.argument.name
      const from = name ? imported.get(name) : undefined
      return name && from?.startsWith('.') ? [{ name, from }] : []
    })
    const isGroup = properties.length > 0 && calls.length + others.length === properties.length
    return isGroup ? [{ statement, name: declarator.id.name, calls, others }] : []
  })
}

function callIn(property: ObjectExpression['properties'][number]): readonly DefinedCall[] {
  if (property.type !== 'Property' || property.key.type !== 'Identifier' || !isDefineCall(property.value)) return []
  const [fields] = property.value.arguments
  return fields?.type === 'ObjectExpression' ? [{ name: property.key.name, node: property.value, fields }] : []
}

function isDefineCall(node: AnyNode): node is CallExpression {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'defineCall'
}

/** Each call from a part of its own. */
function linesOf({ name, calls, others }: Group, file: string): string {
  const own = calls.map((call) => `export { ${call.name} } from ${request(file, `call=${name}.${call.name}`)};`)
  return [...others.map((other) => `export * from ${request(other.from, `calls=${other.name}`)};`), ...own].join('\n')
}

function textOfGroup({ name, calls }: Group, part: Part, source: string, file: string): string {
  if (part.kind === 'all') return `import * as ${name} from ${request(file, `calls=${name}`)}; export { ${name} };`
  if (part.kind === 'shapes' || part.group !== name) return ''
  const asked = calls.filter((call) => part.kind !== 'call' || part.call === call.name)
  return asked
    .map((call, index) => {
      const value =
        part.kind === 'input' || part.kind === 'output'
          ? schemaOf(call, part.kind, source)
          : factsOf(call, name, source, file)
      return `const call${index} = ${value}; export { call${index} as ${call.name} };`
    })
    .join('\n')
}

/** A part of a file beside this one, or of this one, as an import names it. */
function request(file: string, part: string): string {
  return JSON.stringify(`${file.startsWith('.') ? file : `./${basename(file)}`}?${part}`)
}

function factsOf({ name, fields }: DefinedCall, group: string, source: string, file: string): string {
  const kept = fields.properties.filter(
    (property) => !['input', 'output', ...serverFields].includes(nameOf(property) ?? ''),
  )
  const is = (mark: string) => fields.properties.some((property) => nameOf(property) === mark)
  const from = (side: string) => request(file, `${side}=${group}`)
  const schemas = [
    ...(is('isFilledIn') ? [`input: () => require(${from('input')}).${name}()`] : []),
    is('isKept')
      ? `output: () => require(${from('output')}).${name}()`
      : `loadOutput: () => import(${from('output')}).then((schemas) => schemas.${name}())`,
  ]
  const text = [...kept.map((property) => textOf(property, source)), ...schemas].join(', ')
  return `/*#__PURE__*/ (() => defineCall({ ${text} }))()`
}

/** A function that makes the schema of this side. */
function schemaOf({ name, fields }: DefinedCall, side: 'input' | 'output', source: string): string {
  const schema = fields.properties.find((property): property is Property => nameOf(property) === side)
  if (!schema) throw new Error(`${name} has no ${side}.`)
  return textOf(schema.value, source)
}

function nameOf(property: ObjectExpression['properties'][number]): string | undefined {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined
}

/** What is made by a call, in a function that is run only where the value is used. In a part of calls it stays there. */
function madeOnlyIfUsed(statement: Statement | ModuleDeclaration, part: Part, source: string): readonly Edit[] {
  const isExport = statement.type === 'ExportNamedDeclaration'
  const declaration = isExport ? statement.declaration : statement
  if (!declaration) return []
  const isHidden = isExport && part.kind !== 'all' && part.kind !== 'shapes'
  const hidden = isHidden ? [{ start: statement.start, end: declaration.start, text: '' }] : []
  return declaration.type === 'VariableDeclaration' ? [...hidden, ...pureValues(declaration, source)] : hidden
}

function pureValues({ declarations }: VariableDeclaration, source: string): readonly Edit[] {
  return declarations.flatMap(({ init }: VariableDeclarator) =>
    init && isMade(init) ? [{ ...init, text: `/*#__PURE__*/ (() => (${textOf(init, source)}))()` }] : [],
  )
}

/** Whether something is called to make a value, so that only its source says that nothing else comes of it. */
function isMade(value: Expression): boolean {
  return find(value, (node) => node.type === 'CallExpression' || node.type === 'NewExpression', isFunction)
}
