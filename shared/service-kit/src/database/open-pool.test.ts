import { expect, test, vi } from 'vitest'
import { openPool } from './open-pool.ts'

test('reports a broken connection, but not after the pool was ended', async () => {
  const onError = vi.fn()
  const pool = openPool({}, onError)
  const broken = new Error('terminating connection due to administrator command')
  pool.emit('error', broken)
  expect(onError).toHaveBeenCalledExactlyOnceWith(broken)
  await pool.end()
  pool.emit('error', broken)
  expect(onError).toHaveBeenCalledTimes(1)
})
