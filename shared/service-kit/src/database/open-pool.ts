import pg from 'pg'

/**
 * A pool whose connections may break at any moment. pg listens only while a connection is idle: one that breaks
 * between two statements of a transaction would end the process. Of a pool that was ended nothing is told: its
 * connections are on their way out, and it says that it has ended before the server has seen them go.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
