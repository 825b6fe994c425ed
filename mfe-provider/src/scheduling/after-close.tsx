import { useEffect, useEffectEvent } from 'react'

/** Stands inside a dialog and tells when it is gone, its fade included: only then may the focus move elsewhere. */
export function AfterClose({ onClosed }: { readonly onClosed: () => void }) {
  const tell = useEffectEvent(onClosed)
  useEffect(() => () => tell(), [])
  return null
}
