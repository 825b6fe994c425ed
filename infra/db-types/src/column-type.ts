import type { ColumnType } from '@waymark/service-kit/column-facts'
import type { Column } from './read-catalog.ts'

/** A column as `schema.ts` writes it, with the names that it imports by module. */
export interface TypedColumn {
  readonly text: string
  readonly imports: readonly { readonly name: string; readonly from: string }[]
}

/** How values arrive (service-kit's `value-parsers.ts`) and, after the slash, how they are written where that differs. */
const types: Readonly<Record<string, ColumnType>> = {
  bool: { type: 'boolean' },
  bytea: { type: 'Buffer' },
  date: { type: 'string' },
  float4: { type: 'number' },
  float8: { type: 'number' },
  int2: { type: 'number' },
  int4: { type: 'number' },
  int4multirange: { type: 'string' },
  int8: { type: 'number' },
  json: { type: 'unknown', written: 'string' },
  jsonb: { type: 'unknown', written: 'string' },
  numeric: { type: 'string' },
  point: { type: '{ x: number; y: number }', written: 'string' },
  text: { type: 'string' },
  timestamptz: { type: 'Date' },
  tstzmultirange: { type: 'string' },
  tstzrange: { type: 'TimeRange', from: '@waymark/service-kit/value-parsers', written: 'string' },
  uuid: { type: 'string' },
}

function plainType(pgType: string): ColumnType | undefined {
  if (!pgType.startsWith('_')) return types[pgType]
  const item = types[pgType.slice(1)]
  return item && !item.written ? { type: `${item.type}[]` } : undefined
}

function typeOf(column: Column, fact: ColumnType | undefined): ColumnType {
  const plain = plainType(column.pgType)
  if (fact) return { ...(plain?.written ? { written: plain.written } : {}), ...fact }
  if (column.allowed) return { type: column.allowed.map(quoted).join(' | ') }
  if (plain) return plain
  throw new Error(
    `No type is known for ${column.pgType} (column ${column.name}): name one in the service's columns.ts.`,
  )
}

/** The type of a table's column: what is read, what may be left out and what is written. */
export function tableColumnType(column: Column, fact: ColumnType | undefined): TypedColumn {
  const { type, written = type, from } = typeOf(column, fact)
  const orNull = column.isNullable && type !== 'unknown' ? ' | null' : ''
  const read = `${type}${orNull}`
  if (written === type) {
    return column.hasDefault ? typed(`Generated<${read}>`, type, from, 'Generated') : typed(read, type, from)
  }
  const update = `${written}${column.isNullable ? ' | null' : ''}`
  const insert = column.hasDefault ? `${update} | undefined` : update
  return typed(`ColumnType<${read}, ${insert}, ${update}>`, type, from, 'ColumnType')
}

/** The type of a view's column, which is only read. */
export function viewColumnType(column: Column, fact: ColumnType | undefined): TypedColumn {
  const { type, from } = typeOf(column, fact)
  return typed(column.isNullable && type !== 'unknown' ? `${type} | null` : type, type, from)
}

function typed(
  text: string,
  type: string,
  from: string | undefined,
  wrapper?: 'Generated' | 'ColumnType',
): TypedColumn {
  const names =
    from === undefined ? [] : [...new Set(type.match(/(?<![.\w])[A-Z]\w*/g))].map((name) => ({ name, from }))
  return { text, imports: wrapper ? [{ name: wrapper, from: 'kysely' }, ...names] : names }
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
