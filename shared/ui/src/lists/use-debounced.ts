import { useEffect, useMemo, useRef } from 'react'

export interface Debounced<Value> {
  /** Schedules a call `delayMs` after the latest request. */
  ask: (value: Value) => void
  /** Calls at once and cancels what was scheduled. */
  now: (value: Value) => void
}

/** Delays `call` until a person stops typing. */
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
