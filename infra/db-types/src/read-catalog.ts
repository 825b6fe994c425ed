import type pg from 'pg'

/** A column as PostgreSQL's catalog has it; a view's column carries what its source says. */
export interface Column {
  readonly name: string
  /** PostgreSQL's name of the type: `int8`, `_int4` for an array. */
  readonly pgType: string
  readonly isNullable: boolean
  /** A value is made when none is written. */
  readonly hasDefault: boolean
  /** The values that a CHECK allows, in its order. */
  readonly allowed: readonly string[] | undefined
  readonly comment: string | undefined
  /** The table column that a view's column repeats, or that this column references: `identity.user_profile.id`. */
  readonly source: string | undefined
  readonly references: string | undefined
}

export interface Relation {
  readonly schema: string
  readonly name: string
  readonly isView: boolean
  readonly comment: string | undefined
  readonly columns: readonly Column[]
}

interface ColumnRow {
  readonly relation_id: number
  readonly schema: string
  readonly relation: string
  readonly definition: string | null
  readonly relation_comment: string | null
  readonly number: number
  readonly column: string
  readonly pg_type: string
  readonly is_nullable: boolean
  readonly has_default: boolean
  readonly check: string | null
  readonly comment: string | null
  readonly references: string | null
}

const columnsOf = `
  select c.oid::int as relation_id, n.nspname as schema, c.relname as relation,
    case c.relkind when 'v' then pg_get_viewdef(c.oid) end as definition,
    obj_description(c.oid, 'pg_class') as relation_comment,
    a.attnum::int as number, a.attname as "column", t.typname as pg_type,
    not a.attnotnull as is_nullable, (a.atthasdef or a.attidentity <> '') as has_default,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '% = ANY (%' limit 1) as "check",
    col_description(c.oid, a.attnum) as comment,
    (select rn.nspname || '.' || r.relname || '.' || ra.attname from pg_constraint k
      join pg_class r on r.oid = k.confrelid
      join pg_namespace rn on rn.oid = r.relnamespace
      join pg_attribute ra on ra.attrelid = r.oid and ra.attnum = k.confkey[1]
      where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as "references"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'v') and n.nspname = any($1)
  order by n.nspname, c.relname, a.attnum`

/** The tables and views of these schemas, by name; columns in the order of their creation. */
export async function readCatalog(client: pg.Client, schemas: readonly string[]): Promise<Relation[]> {
  const { rows } = await client.query<ColumnRow>(columnsOf, [schemas])
  const rowsById = Map.groupBy(rows, (row) => row.relation_id)
  const read = new Map<number, Relation>()

  async function relationOf(id: number): Promise<Relation | undefined> {
    const known = read.get(id)
    const [first, ...others] = rowsById.get(id) ?? []
    if (known || !first) return known
    const columns =
      first.definition === null
        ? [first, ...others].map(tableColumn)
        : await viewColumns([first, ...others], first.definition)
    const relation = {
      schema: first.schema,
      name: first.relation,
      isView: first.definition !== null,
      comment: first.relation_comment ?? undefined,
      columns,
    }
    read.set(id, relation)
    return relation
  }

  async function viewColumns(columns: readonly ColumnRow[], definition: string): Promise<Column[]> {
    const { isOptional } = outerJoins(definition)
    const sources = await sourcesOf(client, definition)
    return Promise.all(
      columns.map(async (row, index) => {
        const { tableID = 0, columnID = 0 } = sources[index] ?? {}
        const relation = await relationOf(tableID)
        const position = rowsById.get(tableID)?.findIndex(({ number }) => number === columnID) ?? -1
        const source = relation?.columns[position]
        if (!relation || !source) return { ...tableColumn(row), isNullable: true }
        const path = source.source ?? `${relation.schema}.${relation.name}.${source.name}`
        const isNullable = source.isNullable || isOptional(`${relation.schema}.${relation.name}`)
        const comment = row.comment ?? undefined
        return { ...source, name: row.column, hasDefault: false, isNullable, comment, source: path }
      }),
    )
  }

  for (const id of rowsById.keys()) await relationOf(id)
  return [...read.values()].sort((a, b) => byName(`${a.schema}.${a.name}`, `${b.schema}.${b.name}`))
}

const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function tableColumn(row: ColumnRow): Column {
  return {
    name: row.column,
    pgType: row.pg_type,
    isNullable: row.is_nullable,
    hasDefault: row.has_default,
    allowed: row.check === null ? undefined : allowedValues(row.check),
    comment: row.comment ?? undefined,
    source: undefined,
    references: row.references ?? undefined,
  }
}

/** The texts of `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`; undefined for any other check. */
function allowedValues(check: string): string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1]
  if (list === undefined || !/^('([^']|'')*'::text(, |$))+$/.test(list)) return undefined
  return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value.replaceAll("''", "'"))
}

/**
 * The table column that each column of a view's statement repeats, as the server itself tells with every answer
 * (RowDescription); both numbers are 0 for an expression. A view in the statement answers for its own columns.
 */
async function sourcesOf(client: pg.Client, definition: string): Promise<readonly pg.FieldDef[]> {
  const statement = `select * from (${definition.replace(/;\s*$/, '')}) as definition limit 0`
  return (await client.query(statement)).fields
}

/**
 * Which relations an outer join of a view may leave out, so that their columns can be null though their table says
 * not null. Where the statement is not of the plain form `LEFT JOIN schema.table`, all may.
 */
function outerJoins(definition: string): { isOptional(relation: string): boolean } {
  const isPlain = !/\b(RIGHT JOIN|FULL JOIN|UNION|INTERSECT|EXCEPT|GROUPING SETS|ROLLUP|CUBE)\b/.test(definition)
  const joins = [...definition.matchAll(/\bLEFT JOIN (LATERAL )?([\w.]+|\()/g)].map(([, , relation = '(']) => relation)
  const allNamed = joins.every((relation) => /^\w+\.\w+$/.test(relation))
  return { isOptional: (relation) => !isPlain || !allNamed || joins.includes(relation) }
}
