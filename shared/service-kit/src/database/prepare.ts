import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

/** Stands in a prepared statement for a value that comes with each run. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** The values of a run, as parts of the statement. */
export type Slots<Input extends object> = { readonly [Name in keyof Input]: RawBuilder<Input[Name]> }

/** Anything of Kysely's that becomes one statement: a query of its builders, or `sql`. */
type Statement<DB, Row> = { compile(db: Kysely<DB>): CompiledQuery<Row> }

/**
 * A statement that is put together at its first run only: Kysely's builders cost more than most statements do at the
 * database. `build` must make the same statement whatever the values are.
 */
export function prepare<DB, Input extends object, Row>(
  build: (db: Kysely<DB>, values: Slots<Input>) => Statement<DB, Row>,
): (db: Kysely<DB>, input: Input) => Promise<Row[]> {
  let known: CompiledQuery<Row> | undefined
  return async (db, input) => {
    known ??= build(db, slotsOf<Input>()).compile(db)
    const given = new Map<string, unknown>(Object.entries(input))
    const parameters = known.parameters.map((value) => (value instanceof Slot ? given.get(value.name) : value))
    const { rows } = await db.executeQuery<Row>({ ...known, parameters })
    return rows
  }
}

/**
 * The same for a read that a crowd asks alike: those who ask with the same values in one round of the event loop get one
 * answer. `reads` and `plannedReads` send nothing before the round ends, so nobody is told less than they would have been
 * alone; `db` is for writing, and not for this.
 */
export function prepareShared<DB, Input extends object, Row>(
  build: (db: Kysely<DB>, values: Slots<Input>) => Statement<DB, Row>,
): (db: Kysely<DB>, input: Input) => Promise<readonly Row[]> {
  const read = prepare(build)
  const asked = new WeakMap<Kysely<DB>, Map<string, Promise<readonly Row[]>>>()
  return (db, input) => {
    // What a transaction sees is its own.
    if (db.isTransaction) return read(db, input)
    const round = asked.get(db) ?? new Map<string, Promise<readonly Row[]>>()
    if (round.size === 0) {
      asked.set(db, round)
      setImmediate(() => round.clear())
    }
    const values = JSON.stringify(input)
    const answer = round.get(values) ?? read(db, input)
    round.set(values, answer)
    return answer
  }
}

function slotsOf<Input extends object>(): Slots<Input> {
  const made = new Proxy({}, { get: (_target, name) => sql`${new Slot(String(name))}` })
  // The proxy has a slot for whatever field is asked for, so it has all of Input's.
  return made as Slots<Input>
}
