import { announce, clearAnnouncer } from '@react-aria/live-announcer'
import { useContext, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

interface SaidOptionsProps {
  /** What an empty list means; null while its options are being looked for, and where there are some. */
  readonly emptyText: string | null
}

/** Stands in a combo box: of a list without options its words are announced once they are known, and never a count of 0. */
export function SaidOptions({ emptyText }: SaidOptionsProps) {
  const state = useContext(ComboBoxStateContext)
  const isEmpty = state?.isOpen === true && state.collection.size === 0
  // The first announcement of a document is delayed, and could not be taken back.
  useEffect(() => announce('', 'polite'), [])
  useEffect(() => {
    if (!isEmpty) return
    let isOver = false
    // React-aria announces the count in an effect of the same commit, which comes after this one.
    queueMicrotask(() => {
      if (isOver) return
      clearAnnouncer('assertive')
      if (emptyText !== null) announce(emptyText)
    })
    return () => {
      isOver = true
    }
  }, [isEmpty, emptyText])
  return null
}
