import { useEffect, useEffectEvent } from 'react'

/** Sits inside a dialog and reports when it is gone, fade included: only then can the focus move elsewhere. */
export function AfterClose({ onClosed }: { readonly onClosed: () => void }) {
  const tell = useEffectEvent(onClosed)
  useEffect(() => () => tell(), [])
  return null
}
