import { readFileSync } from 'node:fs'
import type { Places } from './cluster-folder.ts'

/** How the superuser connects to a cluster, over its unix socket. */
export interface ServerConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** The port only names the socket; nothing listens on the network. */
export const serverPort = 5432
export const superuser = 'postgres'

/** The connection of an existing cluster. */
export function connectionOf(places: Places): ServerConnection {
  const password = readFileSync(places.passwordFile, 'utf8').trim()
  return { host: places.socketDir, port: serverPort, user: superuser, password, database: 'waymark' }
}

/** The connection as a URL, with the unix socket as in libpq. */
export function addressOf({ host, port, user, password, database }: ServerConnection): string {
  return `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
