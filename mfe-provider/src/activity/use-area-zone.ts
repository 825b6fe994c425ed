import { serviceArea } from '@waymark/contracts/service-area'
import { useCall } from '@waymark/web-kit/use-call'
import { viewerZone } from '@waymark/web-kit/viewer-zone'

/** The time zone of a location of mine; the browser's own until it is known. The shell has asked the same. */
export function useAreaZone(serviceAreaId: number): string {
  const areas = useCall(serviceArea.getServiceAreasByUser, {}, { ignore401: true })
  const area = areas.data?.find((one) => one.serviceAreaId === serviceAreaId)
  return area?.timeZone ?? viewerZone()
}
