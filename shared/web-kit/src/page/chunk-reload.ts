import { limits } from '@waymark/domain/limits'
import { tabStorage } from '../session/tab-storage.ts'

const reloadedKey = 'waymark:chunk-reload'

/** Whether an error means that a script of this version is no longer there (after a release, or a broken connection). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
}

/** Reloads the page after a failed script, at most once per 60 seconds (calls.md section 8). Returns whether it does. */
export function reloadForChunk(nowMs: number, storage: Pick<Storage, 'getItem' | 'setItem'> = tabStorage): boolean {
  const last = Number(storage.getItem(reloadedKey) ?? '0')
  if (nowMs - last < limits.chunkReloadMinSeconds * 1000) return false
  storage.setItem(reloadedKey, String(nowMs))
  location.reload()
  return true
}
