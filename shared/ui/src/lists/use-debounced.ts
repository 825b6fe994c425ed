import { useEffect, useMemo, useRef } from 'react'

export interface Debounced<Value> {
  /** Asks for a call `delayMs` after the last ask. */
  ask: (value: Value) => void
  /** Calls at once and forgets what was asked. */
  now: (value: Value) => void
}

/** Waits until a person stops typing before `call` hears of it. */
export function useDebounced<Value>(call: (value: Value) => void, delayMs: number): Debounced<Value> {
  const latestCall = useRef(call)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latestCall.current = call
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(
    () => ({
      ask(value) {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => latestCall.current(value), delayMs)
      },
      now(value) {
        clearTimeout(timer.current)
        latestCall.current(value)
      },
    }),
    [delayMs],
  )
}
