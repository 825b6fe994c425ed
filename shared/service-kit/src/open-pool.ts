import pg from 'pg'

/**
 * A pool whose connections may break at any moment. pg listens only while a connection is idle: one that breaks
 * between two statements of a transaction would end the process.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
