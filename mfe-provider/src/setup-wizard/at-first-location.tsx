import type { OutputOf } from '@waymark/contracts/define-call'
import { serviceArea } from '@waymark/contracts/service-area'
import { Loaded } from '@waymark/ui/loaded'
import { useCall } from '@waymark/web-kit/use-call'
import type { ReactNode } from 'react'

export type FirstArea = OutputOf<typeof serviceArea.getServiceAreasByUser>[number]

interface AtFirstLocationProps {
  /** Without a location there is nothing to show: an earlier step adds it. */
  readonly children: (area: FirstArea) => ReactNode
}

/** What a step does at the first location of the organisation. */
export function AtFirstLocation({ children }: AtFirstLocationProps) {
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  return (
    <Loaded of={areas} what="your locations" shape="form" kept="What you saved and typed is kept." headingLevel={3}>
      {([first]) => first && children(first)}
    </Loaded>
  )
}
