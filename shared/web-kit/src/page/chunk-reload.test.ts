import { describe, expect, it, vi } from 'vitest'
import { isChunkError, reloadForChunk } from './chunk-reload.ts'

describe('chunk reload', () => {
  it('recognises a missing script', () => {
    expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
    expect(isChunkError(new Error('Loading CSS chunk 12 failed.'))).toBe(true)
    expect(isChunkError(new Error('other'))).toBe(false)
  })

  it('reloads the page at most once per 60 seconds', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    const start = Date.parse('2026-11-20T00:00:00Z')
    expect(reloadForChunk(start)).toBe(true)
    expect(reloadForChunk(start + 59_999)).toBe(false)
    expect(reloadForChunk(start + 60_000)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })
})
