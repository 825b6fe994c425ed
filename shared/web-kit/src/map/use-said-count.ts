import { useCallback, useEffect, useRef } from 'react'
import { announce } from '../page/announcement.ts'

const announceAfterMs = 600

/**
 * Announces the result of a person's action once its answer is there: call the result before the action. `words` is
 * null while the answer is loading; `answer` is another one after another question. When it came is nobody's business: who
 * reads that is drawn anew whenever the same is answered again.
 */
export function useSaidCount(words: string | null, answer: unknown): () => void {
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are said again after another action
  useEffect(() => {
    if (!isAsked.current || words === null) return
    const timer = setTimeout(() => {
      isAsked.current = false
      announce(words)
    }, announceAfterMs)
    return () => clearTimeout(timer)
  }, [words, answer])
  return useCallback(() => {
    isAsked.current = true
  }, [])
}
