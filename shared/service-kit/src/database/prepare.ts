import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

/** A placeholder in a prepared statement for a value that is bound on each run. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** The values of a run, as parts of the statement. */
export type Slots<Input extends object> = { readonly [Name in keyof Input]: RawBuilder<Input[Name]> }

/** Anything in Kysely that compiles to one statement: a query of its builders, or `sql`. */
type Statement<DB, Row> = { compile(db: Kysely<DB>): CompiledQuery<Row> }

/**
 * A statement that is compiled on its first run only: Kysely's builders cost more than most statements do in the
 * database. `build` must produce the same statement whatever the values.
 */
export function prepare<DB, Input extends object, Row>(
  build: (db: Kysely<DB>, values: Slots<Input>) => Statement<DB, Row>,
): (db: Kysely<DB>, input: Input) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, input) => {
    compiled ??= build(db, slotsOf<Input>()).compile(db)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(input, value.name) : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

/**
 * `prepare` for hot reads: callers with equal values in one turn of the event loop share one answer. `reads` and
 * `plannedReads` send nothing before the turn ends, so nobody gets an older answer than they would have alone. Not for
 * `db`, which writes.
 */
export function prepareShared<DB, Input extends object, Row>(
  build: (db: Kysely<DB>, values: Slots<Input>) => Statement<DB, Row>,
): (db: Kysely<DB>, input: Input) => Promise<readonly Row[]> {
  const read = prepare(build)
  const roundsByDatabase = new WeakMap<Kysely<DB>, Map<string, Promise<readonly Row[]>>>()
  return (db, input) => {
    // A transaction sees its own state.
    if (db.isTransaction) return read(db, input)
    const round = roundsByDatabase.get(db) ?? new Map<string, Promise<readonly Row[]>>()
    if (round.size === 0) {
      roundsByDatabase.set(db, round)
      setImmediate(() => round.clear())
    }
    const values = JSON.stringify(input)
    const answer = round.get(values) ?? read(db, input)
    round.set(values, answer)
    return answer
  }
}

function slotsOf<Input extends object>(): Slots<Input> {
  const slots = new Proxy({}, { get: (_target, name) => sql`${new Slot(String(name))}` })
  // The proxy has a slot for every field, so it has all of Input's.
  return slots as Slots<Input>
}
