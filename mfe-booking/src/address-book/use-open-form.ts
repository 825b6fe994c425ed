import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useRef, useState } from 'react'

/** Which form of a list is open: of the entry with this id, of a new one, or none. The list takes the focus when it closes. */
export function useOpenForm() {
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfter(list)
  const close = () => {
    setOpen(null)
    focusList()
  }
  return { open, setOpen, close, list, focusList }
}
