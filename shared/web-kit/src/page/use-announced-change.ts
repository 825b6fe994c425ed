import { useEffect, useRef } from 'react'
import { announce } from './announcement.ts'

const settledAfterMs = 600

/** Announces what the page shows, such as a total, once it has changed and stayed so for a moment; nothing where it is empty. */
export function useAnnouncedChange(words: string): void {
  const known = useRef(words)
  useEffect(() => {
    if (words === known.current) return
    const timer = setTimeout(() => {
      known.current = words
      if (words !== '') announce(words)
    }, settledAfterMs)
    return () => clearTimeout(timer)
  }, [words])
}
