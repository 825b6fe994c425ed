import { SubmitButton } from '@waymark/ui/submit-button'
import { formatCount } from '@waymark/web-kit/format'
import type { Consequence } from './many-draft.ts'

interface SaveManyProps {
  readonly serviceCount: number
  readonly consequence: Consequence
}

/** Says what changes, and the button that does it. */
export function SaveMany({ serviceCount, consequence }: SaveManyProps) {
  return (
    <>
      <p role="status">{'text' in consequence && consequence.text}</p>
      <SubmitButton disabledReason={'missing' in consequence ? consequence.missing : undefined}>
        {serviceCount === 0 ? 'Change the services' : `Change ${formatCount(serviceCount, 'service')}`}
      </SubmitButton>
    </>
  )
}
