import { useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { NoLocation } from '../no-location.tsx'
import { ManyServicesPage } from './many/many-services-page.tsx'
import { ServiceList } from './service-list.tsx'
import { ServiceSettings } from './service-settings.tsx'

/** /service-area/services: the services of the location; with `?service=` the settings of one of them, with `?many=` of several. */
export function ServicesPage() {
  const [query] = useSearchParams()
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  const serviceAreaServiceId = Number(query.get('service'))
  if (!area)
    return (
      <NoLocation title="Services">
        Here you will set what a location offers, once your organisation has a location.
      </NoLocation>
    )
  if (query.has('many')) return <ManyServicesPage key={area.serviceAreaId} area={area} />
  return serviceAreaServiceId > 0 ? (
    <ServiceSettings key={serviceAreaServiceId} serviceAreaServiceId={serviceAreaServiceId} area={area} />
  ) : (
    <ServiceList key={area.serviceAreaId} area={area} />
  )
}
