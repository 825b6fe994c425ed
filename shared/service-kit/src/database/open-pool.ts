import pg from 'pg'

/**
 * A pool whose connections may break at any moment. pg only listens for errors on idle connections: one that breaks
 * between two statements of a transaction would crash the process. Errors after the pool has ended are ignored, since
 * it reports its end before the server has closed the connections.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
