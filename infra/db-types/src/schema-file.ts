import type { ServiceName } from '@waymark/contracts/service-names'
import type { ColumnFacts, ColumnType } from '@waymark/service-kit/column-facts'
import { type TypedColumn, tableColumnType, viewColumnType } from './column-type.ts'
import { idType } from './id-types.ts'
import type { Column, Relation } from './read-catalog.ts'

/** What a service says of its database. */
export interface ServiceSchema {
  readonly name: ServiceName
  /** The published views that it reads. */
  readonly views: readonly string[]
  readonly columns: ColumnFacts
}

/** Tables that the kit looks after. */
const kept = new Set(['migration', 'migration_lock', 'outbox'])

const header = `// Written by \`npm run db:types\` from the migrated database. Change a migration, \`views.ts\` or \`columns.ts\` instead.`

/** The text of each service's `schema.ts`: its own tables and the views that it names. Throws when a fact fits no column. */
export function schemaFiles(
  relations: readonly Relation[],
  services: readonly ServiceSchema[],
): ReadonlyMap<ServiceName, string> {
  const facts = new Map(services.flatMap(({ name, columns }) => factsOf(name, columns, relations)))
  return new Map(services.map((service) => [service.name, schemaFile(relations, service, facts)]))
}

interface Fact {
  readonly type?: ColumnType
  readonly neverNull?: true
}

/** The facts of one service by full column name, such as `booking.booking.status` and `booking_api.rating.average`. */
function factsOf(name: ServiceName, columns: ColumnFacts, relations: readonly Relation[]): [string, Fact][] {
  const fullName = (path: string) => (path.split('.').length === 3 ? path : `${name}.${path}`)
  const find = (path: string): Column => {
    const [schema, relation, column] = path.split('.')
    const found = relations
      .find((one) => one.schema === schema && one.name === relation)
      ?.columns.find((one) => one.name === column)
    if (!found || !(schema === name || schema === `${name}_api`)) {
      throw new Error(`columns.ts of ${name} names ${path}, which is no column of ${name}.`)
    }
    return found
  }
  const facts = new Map<string, Fact>()
  for (const [path, type] of Object.entries(columns.types ?? {})) {
    find(fullName(path))
    facts.set(fullName(path), { type })
  }
  for (const path of columns.neverNull ?? []) {
    if (!find(path).isNullable) throw new Error(`columns.ts of ${name} says what is known: ${path} is never null.`)
    facts.set(path, { ...facts.get(path), neverNull: true })
  }
  return [...facts]
}

function schemaFile(
  relations: readonly Relation[],
  { name, views }: ServiceSchema,
  facts: ReadonlyMap<string, Fact>,
): string {
  const tables = relations.filter((one) => one.schema === name && !one.isView && !kept.has(one.name))
  const read = views.map((view) => {
    const found = relations.find((one) => one.isView && `${one.schema}.${one.name}` === view)
    if (!found) throw new Error(`views.ts of ${name} names ${view}, which no service publishes.`)
    return found
  })
  const interfaces = [...tables, ...read].map((relation) => interfaceOf(relation, facts))
  const database = [
    ...tables.map((table) => `  ${table.name}: ${interfaceName(table)}`),
    ...read.map((view) => `  '${view.schema}.${view.name}': ${interfaceName(view)}`),
  ]
  return [
    header,
    ...importLines(interfaces.flatMap(({ imports }) => imports)),
    ...interfaces.map(({ text }) => `\n${text}`),
    `\n/** Tables of the ${name} service, and the views of others that it reads. */`,
    `export interface ${pascal(name)}Database {`,
    ...database,
    '}\n',
  ].join('\n')
}

function interfaceOf(relation: Relation, facts: ReadonlyMap<string, Fact>): TypedColumn {
  const columns = relation.columns.map((column) => {
    const own = facts.get(`${relation.schema}.${relation.name}.${column.name}`)
    const source = column.source ?? `${relation.schema}.${relation.name}.${column.name}`
    const type = own?.type ?? facts.get(source)?.type ?? idType(source, column)
    const known = own?.neverNull ? { ...column, isNullable: false } : column
    const { text, imports } = relation.isView ? viewColumnType(known, type) : tableColumnType(known, type)
    return { text: `${docComment(column.comment, '  ')}  ${column.name}: ${text}`, imports }
  })
  const opening = `${docComment(relation.comment)}export interface ${interfaceName(relation)} {`
  return {
    text: [opening, ...columns.map(({ text }) => text), '}'].join('\n'),
    imports: columns.flatMap(({ imports }) => imports),
  }
}

function docComment(text: string | undefined, indent = ''): string {
  return text === undefined ? '' : `${indent}/** ${text} */\n`
}

function importLines(imports: TypedColumn['imports']): string[] {
  return [...Map.groupBy(imports, ({ from }) => from)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => {
      const sorted = [...new Set(names.map(({ name }) => name))].sort()
      return `import type { ${sorted.join(', ')} } from '${from}'`
    })
}

/** `BookingTable`, and with the publisher's name `IdentityPersonView`. */
function interfaceName({ schema, name, isView }: Relation): string {
  return isView ? `${pascal(schema.replace(/_api$/, ''))}${pascal(name)}View` : `${pascal(name)}Table`
}

function pascal(snake: string): string {
  return snake.replace(/(?:^|_)(.)/g, (_match, letter: string) => letter.toUpperCase())
}
