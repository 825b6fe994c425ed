import { texts } from '@waymark/domain/texts'
import Copy from 'lucide-react/icons/copy'
import { showToast } from '../messages/toast-queue.ts'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'

export interface CopyButtonProps extends ButtonLook {
  text: string
  children?: string
}

/** Copies `text` and says so: 'Copied to clipboard' (section 8). */
export function CopyButton({ text, children = 'Copy', ...look }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'success', title: texts.copied })
    } catch {
      // The browser may deny permission; then the text has to be shown so that it can be copied by hand.
      showToast({ tone: 'danger', title: 'Not copied.', text })
    }
  }
  return (
    <Button {...look} icon={Copy} onPress={copy}>
      {children}
    </Button>
  )
}
