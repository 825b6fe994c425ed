import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import { Spinner } from '../messages/spinner.tsx'

interface ButtonFaceProps {
  readonly children: ReactNode
  readonly icon: LucideIcon | undefined
  readonly iconAfter: LucideIcon | undefined
  readonly isPending: boolean
  readonly pendingLabel: string
}

/** What a button shows: its words between its icons, or a spinner and what it is doing. */
export function ButtonFace({ children, icon, iconAfter, isPending, pendingLabel }: ButtonFaceProps) {
  return (
    <>
      {isPending ? <Spinner /> : icon && <Icon of={icon} />}
      {isPending ? pendingLabel : children}
      {iconAfter && !isPending && <Icon of={iconAfter} />}
    </>
  )
}
