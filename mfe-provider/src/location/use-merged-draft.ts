import { useDraft } from '@waymark/web-kit/drafts'
import { mergeEdits } from '@waymark/web-kit/merge-edits'
import { useMemo } from 'react'

/** A draft of something saved that others change too. */
export interface MergedDraft<Value> {
  readonly value: Value
  readonly change: (changes: Partial<Value>) => void
  /** Forgets what is typed; call it when the form was saved. */
  readonly discard: () => void
  /** Something typed on an earlier visit is back. */
  readonly isRestored: boolean
  /** Fields that somebody else changed too, after the typing began. */
  readonly both: readonly string[]
}

/**
 * What is typed over `saved`, in the version that it was read in. When a later version arrives, untouched fields take
 * it over and typed ones stay: nobody's change is overwritten unseen, neither now nor by a draft of an earlier visit.
 */
export function useMergedDraft<Value extends object>(key: string, saved: Value, version: number): MergedDraft<Value> {
  const initial = useMemo(() => ({ version, base: saved, typed: saved, both: noFields }), [version, saved])
  const draft = useDraft(key, initial)
  const kept = draft.value
  const now = useMemo(() => {
    if (kept.version === version) return kept
    const { values, theirs } = mergeEdits(kept.base, kept.typed, saved)
    return { version, base: saved, typed: values, both: Object.keys(theirs) }
  }, [kept, version, saved])

  return {
    value: now.typed,
    change: (changes) => draft.change({ ...now, typed: { ...now.typed, ...changes } }),
    discard: draft.discard,
    isRestored: draft.isRestored,
    both: now.both,
  }
}

const noFields: readonly string[] = []
