import { useHasDraft } from '@waymark/web-kit/drafts'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useRef, useState } from 'react'

/**
 * Which form of a list is open: of the entry with this id, of a new one, or none. The one with a kept draft is open from the
 * start; `draftOf` names it. The list takes the focus when it closes.
 */
export function useOpenForm(ids: readonly number[], draftOf: (id: number | null) => string) {
  const hasDraft = useHasDraft()
  const [open, setOpen] = useState<number | 'new' | null>(
    () => ids.find((id) => hasDraft(draftOf(id))) ?? (hasDraft(draftOf(null)) ? 'new' : null),
  )
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfter(list)
  const close = () => {
    setOpen(null)
    focusList()
  }
  return { open, setOpen, close, list, focusList }
}
