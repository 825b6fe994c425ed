import { useHasDraft } from '@waymark/web-kit/drafts'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useRef, useState } from 'react'

interface OpenFormOptions<Entry> {
  readonly idOf: (entry: Entry) => number
  /** Names the kept draft of an entry, or of a new one. */
  readonly draftOf: (id: number | null) => string
}

/**
 * Which form of a list is open: of the entry with this id, of a new one, or none. The one with a kept draft is open from the
 * start. An entry that was taken out elsewhere stays in `shown` while its form is open, and `isGone` says so: nothing that
 * was typed is lost. The list takes the focus when the form closes.
 */
export function useOpenForm<Entry>(entries: readonly Entry[], { idOf, draftOf }: OpenFormOptions<Entry>) {
  const hasDraft = useHasDraft()
  const [open, setOpen] = useState<number | 'new' | null>(
    () => entries.map(idOf).find((id) => hasDraft(draftOf(id))) ?? (hasDraft(draftOf(null)) ? 'new' : null),
  )
  const [lastSeen, setLastSeen] = useState<{ readonly entry: Entry; readonly index: number } | null>(null)
  const index = entries.findIndex((entry) => idOf(entry) === open)
  const opened = entries[index]
  if (opened !== undefined && (lastSeen?.entry !== opened || lastSeen.index !== index))
    setLastSeen({ entry: opened, index })
  const isGone = typeof open === 'number' && opened === undefined && lastSeen !== null
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfter(list)
  const close = () => {
    setOpen(null)
    focusList()
  }
  const shown = isGone ? entries.toSpliced(lastSeen.index, 0, lastSeen.entry) : entries
  return { open, setOpen, close, list, focusList, shown, isGone }
}
