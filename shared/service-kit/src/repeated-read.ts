import pg from 'pg'
import utils from 'pg/lib/utils.js'

/** What a connection has learnt of a statement that it has run: its name there, and how its answers are read. */
export interface KnownStatement {
  readonly name: string
  readonly columns: readonly Column[]
}

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

type Row = Record<string, unknown>

/** Reads what the first run of a named statement told of its columns. */
export function knownStatement(client: pg.Client, name: string, fields: readonly pg.FieldDef[]): KnownStatement {
  const columns = fields.map((field) => ({ name: field.name, parse: client.getTypeParser(field.dataTypeID, 'text') }))
  return { name, columns }
}

/**
 * One more run of a statement that its connection knows. PostgreSQL is not asked to describe the columns again, which it
 * would write and we would read at every run: a named statement whose answer came to look otherwise fails instead.
 */
export function repeatRead(
  client: pg.Client,
  { name, columns }: KnownStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    client.query(new RepeatedRead({ name, columns, values: values.map(utils.prepareValue), resolve, reject }))
  })
}

interface Run extends KnownStatement {
  readonly values: (Buffer | string | null)[]
  readonly resolve: (rows: Row[]) => void
  readonly reject: (error: unknown) => void
}

/** A query of pg whose messages are written and read here; pg's client calls the `handle` methods. */
class RepeatedRead extends pg.Query {
  readonly #run: Run
  readonly #found: Row[] = []
  #unreadable: { readonly error: unknown } | undefined

  constructor(run: Run) {
    super('')
    this.#run = run
  }

  override readonly submit = (connection: pg.Connection) => {
    const { name, values } = this.#run
    connection.bind({ statement: name, values }, true)
    if (connection.stream.writable) connection.stream.write(executeAndSync)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#found.push(rowOf(this.#run.columns, fields))
    } catch (error) {
      this.#unreadable ??= { error }
    }
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleError(error: unknown): void {
    this.#run.reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.#run.reject(this.#unreadable.error)
    else this.#run.resolve(this.#found)
  }
}

function rowOf(columns: readonly Column[], texts: readonly (string | null)[]): Row {
  const row: Row = {}
  let place = 0
  for (const { name, parse } of columns) {
    const text = texts[place++] ?? null
    row[name] = text === null ? null : parse(text)
  }
  return row
}

/** `Execute` of the portal without a name, all rows, and `Sync`, as they travel. */
const executeAndSync = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1')
