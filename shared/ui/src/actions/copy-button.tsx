import { texts } from '@waymark/domain/texts'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'

export interface CopyButtonProps extends ButtonLook {
  text: string
  children?: string
  /** Says it beside the button: for text in sight that a toast would cover on a phone. */
  saysBeside?: boolean
}

/** Copies `text` and says so: 'Copied to clipboard' (section 8). */
export function CopyButton({ text, children = 'Copy', saysBeside = false, ...look }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  async function copy() {
    const isCopied = await copied(text)
    if (saysBeside) {
      setSaid(isCopied ? texts.copied : 'Not copied. Please copy it by hand.')
      return
    }
    const { showToast } = await import('../messages/toast-queue.ts')
    // The browser may deny permission; then the text has to be shown so that it can be copied by hand.
    showToast(isCopied ? { tone: 'success', title: texts.copied } : { tone: 'danger', title: 'Not copied.', text })
  }
  return (
    <>
      <Button {...look} icon={Copy} onPress={copy}>
        {children}
      </Button>
      {saysBeside && <span role="status">{said}</span>}
    </>
  )
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
