import { useCallback, useState } from 'react'
import { keepBooking, keptBooking } from '../session/kept-booking.ts'
import { useAppStore } from '../session/store.ts'
import { tabStorage } from '../session/tab-storage.ts'

const draftPrefix = 'draft:'

/** A draft: its value, how to change and discard it, and whether it was restored from an earlier visit. */
export interface Draft<Value> {
  readonly value: Value
  readonly change: (next: Value | ((value: Value) => Value)) => void
  /** Discards the draft and returns to the initial value; call it once the form is saved. */
  readonly discard: () => void
  readonly isRestored: boolean
}

/**
 * Form state that survives a reload, the end of the session and a failed save. Kept in this tab per person and
 * `key`; a stored draft whose shape differs from `initial` is dropped. Values must be plain JSON; never put a password in it.
 */
export function useDraft<Value>(key: string, initial: Value): Draft<Value> {
  const storageKey = useDraftKey(key)
  const [state, setState] = useState(() => openDraft(storageKey, initial))
  // Another person or another form on the same screen: start from what is stored there.
  const current = state.storageKey === storageKey ? state : openDraft(storageKey, initial)
  if (current !== state) setState(current)

  const change = useCallback(
    (next: Value | ((value: Value) => Value)) =>
      setState((before) => {
        const value = isChange(next) ? next(before.typed === untyped ? initial : before.typed) : next
        keepDraft(storageKey, value)
        return { ...before, typed: value }
      }),
    [storageKey, initial],
  )
  const discard = useCallback(() => {
    tabStorage.removeItem(storageKey)
    setState({ storageKey, typed: untyped, isRestored: false })
  }, [storageKey])
  // Until something is typed the form shows what is saved, even when that is refetched.
  const value = current.typed === untyped ? initial : current.typed
  return { value, change, discard, isRestored: current.isRestored }
}

/** Storage key of the person's draft `key`. */
export function useDraftKey(key: string): string {
  return `${usePersonPrefix()}${key}`
}

/** Tells whether the person has a draft `key`: a part that a button opens is open from the start when its form has one. */
export function useHasDraft(): (key: string) => boolean {
  const prefix = usePersonPrefix()
  return (key) => tabStorage.getItem(prefix + key) !== null
}

function usePersonPrefix(): string {
  const person = useAppStore(({ user }) => user?.userProfileId ?? 'guest')
  return `${draftPrefix}${person}:`
}

/** Gives what somebody typed before they logged in to the person they turned out to be, unless they have a draft of their own. */
export function adoptGuestDraft(key: string, userProfileId: number): void {
  const typed = tabStorage.getItem(`${draftPrefix}guest:${key}`)
  if (typed === null) return
  tabStorage.removeItem(`${draftPrefix}guest:${key}`)
  const own = `${draftPrefix}${userProfileId}:${key}`
  if (tabStorage.getItem(own) === null) tabStorage.setItem(own, typed)
}

/** The draft `key` that somebody without an account has typed, as it is stored. */
export function guestDraft(key: string): string | null {
  return tabStorage.getItem(`${draftPrefix}guest:${key}`)
}

/** Gives a booking that was kept while its writer registered or logged in, maybe in another tab, to who they turned out to be. */
export function adoptKeptBooking(key: string, userProfileId: number): void {
  const kept = keptBooking()
  if (kept?.draftKey === key) {
    keepBooking(null)
    if (guestDraft(key) === null) tabStorage.setItem(`${draftPrefix}guest:${key}`, kept.draft)
  }
  adoptGuestDraft(key, userProfileId)
}

/** Forgets all drafts of this tab, at logout; or those of one person. */
export function clearDrafts(userProfileId?: number): void {
  const prefix = userProfileId === undefined ? draftPrefix : `${draftPrefix}${userProfileId}:`
  for (const key of tabStorage.keys()) {
    if (key.startsWith(prefix)) tabStorage.removeItem(key)
  }
}

/** Marks a form in which nothing was typed. */
const untyped = Symbol('untyped')

interface OpenDraft<Value> {
  readonly storageKey: string
  readonly typed: Value | typeof untyped
  readonly isRestored: boolean
}

function openDraft<Value>(storageKey: string, initial: Value): OpenDraft<Value> {
  const stored = readDraft(tabStorage.getItem(storageKey), initial)
  return stored === undefined
    ? { storageKey, typed: untyped, isRestored: false }
    : { storageKey, typed: stored, isRestored: true }
}

/** The draft that `text` holds, or undefined when it does not look like `initial`. */
export function readDraft<Value>(text: string | null, initial: Value): Value | undefined {
  if (text === null) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    return looksLike(stored, initial) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft under a key of `useDraftKey`. */
export function keepDraft(storageKey: string, value: unknown): void {
  tabStorage.setItem(storageKey, JSON.stringify(value))
}

/**
 * Same shape, field by field; where `initial` is null or an empty list anything goes, and anything may be null, as a
 * number or a date is that was cleared.
 */
function looksLike<Value>(stored: unknown, initial: Value): stored is Value {
  if (initial === null || initial === undefined || stored === null) return true
  if (Array.isArray(initial)) {
    return Array.isArray(stored) && (initial.length === 0 || stored.every((one) => looksLike(one, initial[0])))
  }
  if (typeof initial !== 'object') return typeof stored === typeof initial
  if (typeof stored !== 'object') return false
  const fields = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(initial).every(
    ([name, value]) => value === undefined || (fields.has(name) && looksLike(fields.get(name), value)),
  )
}

function isChange<Value>(next: Value | ((value: Value) => Value)): next is (value: Value) => Value {
  return typeof next === 'function'
}
