import { serviceArea } from '@waymark/contracts/service-area'
import { useSearchParams } from '@waymark/web-kit/router'
import { setServiceAreas, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useEffect } from 'react'

/** The locations of a business person, for the switcher; an individual and a global administrator have none. */
export function useLocations() {
  const [query] = useSearchParams()
  const user = useAppStore((state) => state.user)
  const isSignedIn = useAppStore((state) => state.session === 'signedIn')
  const isBusiness = user?.accountType === 'Business' && !user.isGlobalAdmin
  // The source leaves this call out on pages with a `pwa` parameter (calls.md section 7, "Service area").
  const areas = useCall(
    serviceArea.getServiceAreasByUser,
    {},
    { enabled: isSignedIn && isBusiness && !query.has('pwa'), ignore401: true },
  )
  useEffect(() => {
    if (areas.data) setServiceAreas(areas.data)
  }, [areas.data])
  return { isBusiness, areas: areas.data ?? [], isLoaded: areas.isSuccess }
}
