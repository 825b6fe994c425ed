import { useEffect, useRef, useState } from 'react'
import { announce } from './announcement.ts'

const minuteMs = 60_000

export interface Countdown {
  /** Whole minutes, rounded up; 0 once it is over. */
  readonly minutesLeft: number
  readonly isOver: boolean
}

interface Warnings {
  /** When so many minutes are left, it is said. */
  readonly at: readonly number[]
  readonly words: (minutesLeft: number) => string
}

/**
 * Counts down to an instant (ISO) by whole minutes, so that nothing moves each second, and says when little time is
 * left. A tab that slept catches up when it is shown again.
 */
export function useCountdown(until: string, warnings: Warnings): Countdown {
  const [minutesLeft, setMinutesLeft] = useState(() => minutesTo(until, Date.now()))
  const words = useRef(warnings)
  words.current = warnings

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const nowMs = Date.now()
      const left = minutesTo(until, nowMs)
      setMinutesLeft(left)
      if (left > 0) timer = setTimeout(look, Date.parse(until) - nowMs - (left - 1) * minuteMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])

  useEffect(() => {
    const { at, words: wordsFor } = words.current
    if (at.includes(minutesLeft)) announce(wordsFor(minutesLeft))
  }, [minutesLeft])

  return { minutesLeft, isOver: minutesLeft === 0 }
}

function minutesTo(until: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - nowMs) / minuteMs))
}
