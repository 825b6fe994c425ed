import { Client } from 'pg'
import type { ServerConnection } from './server-connection.ts'

/** Runs work on a connection of its own. */
export async function withClient<Result>(
  connection: ServerConnection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Every table that survives a crash, as `schema.table` and as a statement names it. */
export async function permanentTables(
  client: Client,
): Promise<readonly { readonly table: string; readonly quoted: string }[]> {
  const { rows } = await client.query<{ table: string; quoted: string }>(`
    select format('%s.%s', nspname, relname) as table, format('%I.%I', nspname, relname) as quoted
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname not like 'pg\\_%' and nspname <> 'information_schema'
    order by 1`)
  return rows
}
