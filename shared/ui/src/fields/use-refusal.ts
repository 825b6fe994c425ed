import { useState } from 'react'

/** What a field shows of its refusal. */
export interface ShownRefusal {
  readonly sentence: string | undefined
  readonly onBlur: () => void
}

/**
 * A field refuses its value without replacing or cutting it. It says so on blur, until something else is
 * typed; the `Form` around it finds the refusal by the field's mark.
 */
export function useRefusal(refusal: string | undefined): ShownRefusal {
  const [seen, setSeen] = useState<string | undefined>(undefined)
  return {
    sentence: seen === refusal ? refusal : undefined,
    onBlur: () => afterPress(() => setSeen(refusal)),
  }
}

let isPressing = false
const followPress = { capture: true, passive: true }
const onPress = () => {
  isPressing = true
}
const onRelease = () => {
  isPressing = false
}
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', onPress, followPress)
  document.addEventListener('pointerup', onRelease, followPress)
  document.addEventListener('pointercancel', onRelease, followPress)
}

/** A message that appears would move the button below away from the pointer: the press comes first. */
function afterPress(show: () => void): void {
  if (!isPressing) {
    show()
    return
  }
  const wait = () => setTimeout(show)
  document.addEventListener('pointerup', wait, { once: true })
  document.addEventListener('pointercancel', wait, { once: true })
}
