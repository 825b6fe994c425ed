import { serviceArea } from '@waymark/contracts/service-area'
import { LinkButton } from '@waymark/ui/link-button'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import type { NeedsYouItem } from './needs-you.tsx'

/** The visitors of a location who wait for an answer about its facts; empty while none do. Asks nothing that the frame has not. */
export function useVisitorsNeed(serviceAreaId: number): NeedsYouItem[] {
  const areas = useCall(serviceArea.getServiceAreasByUser, {}, { ignore401: true })
  const waiting = areas.data?.find((area) => area.serviceAreaId === serviceAreaId)?.visitorsToAnswer
  if (waiting === undefined) return []
  return [
    {
      id: 'visitors',
      shape: 'ring',
      title: `${formatCount(waiting, 'visitor')} ${waiting === 1 ? 'waits' : 'wait'} for an answer`,
      text: 'They said that an access fact of this location is wrong or missing. Look, put it right, and tell them.',
      actions: <LinkButton href={`/service-area/${serviceAreaId}?tab=access`}>Open the access facts</LinkButton>,
    },
  ]
}
