import { useCallback, useEffect, useRef } from 'react'
import { announce } from '../page/announcement.ts'

const announceAfterMs = 600

/**
 * Announces the result of a person's action once its answer is there: call the result before the action. `words` is
 * null while the answer is loading; `version` changes with every answer.
 */
export function useSaidCount(words: string | null, version: number): () => void {
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are said again after another action
  useEffect(() => {
    if (!isAsked.current || words === null) return
    const timer = setTimeout(() => {
      isAsked.current = false
      announce(words)
    }, announceAfterMs)
    return () => clearTimeout(timer)
  }, [words, version])
  return useCallback(() => {
    isAsked.current = true
  }, [])
}
