import { type Draft, useDraft } from './drafts.ts'

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** A draft of something saved that others can save too. */
export interface SavedDraft<Value extends Fields> extends Draft<Value> {
  /** Fields that both the person and somebody else changed, with what is saved now. */
  readonly theirs: Partial<Value>
}

/**
 * A draft of the flat form of a saved thing. When somebody else saves in the meantime and `saved` changes, fields that the
 * person left alone follow it; what they typed stays, and `theirs` tells what it would replace.
 */
export function useSavedDraft<Value extends Fields>(key: string, saved: Value): SavedDraft<Value> {
  const { value: kept, change, discard, isRestored } = useDraft(key, { base: saved, value: saved })
  const merged = followSaved(kept.base, kept.value, saved)
  return {
    value: merged.value,
    theirs: merged.theirs,
    isRestored,
    change: (next) =>
      change((before) => {
        const { base, value } = followSaved(before.base, before.value, saved)
        return { base, value: typeof next === 'function' ? next(value) : next }
      }),
    discard,
  }
}

interface Followed<Value> {
  readonly base: Value
  readonly value: Value
  readonly theirs: Partial<Value>
}

/** `value`, typed on top of `base`, brought up to what is `saved` now. A field that both changed keeps its base, so that it is still reported. */
export function followSaved<Value extends Fields>(base: Value, value: Value, saved: Value): Followed<Value> {
  const followedBase = { ...saved }
  const followedValue = { ...saved }
  const theirs: Partial<Value> = {}
  for (const name of fieldsOf(saved)) {
    if (value[name] === base[name]) continue
    followedValue[name] = value[name]
    if (base[name] === saved[name] || value[name] === saved[name]) continue
    followedBase[name] = base[name]
    theirs[name] = saved[name]
  }
  return { base: followedBase, value: followedValue, theirs }
}

function fieldsOf<Value extends Fields>(value: Value): (keyof Value)[] {
  return Object.keys(value)
}
