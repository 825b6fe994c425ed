import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import { limits } from '@waymark/domain/limits'
import { Columns } from '@waymark/ui/columns'
import { CopyButton } from '@waymark/ui/copy-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { TextLink } from '@waymark/ui/text-link'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { useServicesOfArea } from '../services/use-services-of-area.ts'
import styles from './business-forms.module.css'

const [, , , maxPage] = limits.pageSizes

/** A button for the organisation's own website that books one of its services. */
export function BookingWidget() {
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  return (
    <Loaded of={areas} what="your locations" shape="form" count={2} headingLevel={3}>
      {(found) => (found.length === 0 ? <NothingOffered /> : <LocationsWithServices areas={found} />)}
    </Loaded>
  )
}

interface Area {
  readonly serviceAreaId: number
  readonly name: string
}

function LocationsWithServices({ areas }: { readonly areas: readonly Area[] }) {
  const [areaId, setAreaId] = useState<number | null>(null)
  const currentId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId)
  const counted = useCall(serviceArea.getServiceAreas, { pageSize: maxPage })
  return (
    <Loaded of={counted} what="your locations" shape="form" count={2} headingLevel={3}>
      {({ items, totalCount }) => {
        const counts = new Map(items.map(({ serviceAreaId, serviceCount }) => [serviceAreaId, serviceCount]))
        // Beyond the first page it is not known here what a location offers: it can be chosen, and says so itself.
        const usualCount = totalCount > items.length ? 1 : 0
        const offering = areas.filter(({ serviceAreaId }) => (counts.get(serviceAreaId) ?? usualCount) > 0)
        const area = [areaId, currentId].flatMap((id) => offering.find((one) => one.serviceAreaId === id) ?? [])[0]
        const shown = area ?? offering[0]
        return shown ? <ServiceButton areas={offering} area={shown} onArea={setAreaId} /> : <NothingOffered />
      }}
    </Loaded>
  )
}

interface ServiceButtonProps {
  readonly areas: readonly Area[]
  readonly area: Area
  readonly onArea: (serviceAreaId: number) => void
}

function ServiceButton({ areas, area, onArea }: ServiceButtonProps) {
  const [serviceId, setServiceId] = useState<number | null>(null)
  const offered = useServicesOfArea(area.serviceAreaId)
  const locationField = (
    <SelectField
      label="Location"
      options={areas.map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
      value={area.serviceAreaId}
      onChange={onArea}
    />
  )
  return (
    <Loaded of={offered} what="your services" shape="form" count={2} headingLevel={3}>
      {(services) => {
        const enabled = services.filter(({ isEnabled }) => isEnabled)
        const chosen = enabled.find(({ serviceAreaServiceId }) => serviceAreaServiceId === serviceId) ?? enabled[0]
        if (!chosen)
          return (
            <div className={styles.widget}>
              {locationField}
              <p>{area.name} offers no service yet. Choose another location.</p>
            </div>
          )
        return (
          <div className={styles.widget}>
            <Columns>
              {locationField}
              <SelectField
                label="Service"
                options={enabled.map((one) => ({ id: one.serviceAreaServiceId, label: one.serviceName }))}
                value={chosen.serviceAreaServiceId}
                onChange={setServiceId}
              />
            </Columns>
            <ButtonCode area={area} service={chosen} />
          </div>
        )
      }}
    </Loaded>
  )
}

interface ButtonCodeProps {
  readonly area: Area
  readonly service: { readonly serviceAreaServiceId: number; readonly serviceName: string }
}

function ButtonCode({ area, service }: ButtonCodeProps) {
  const snippet = useCall(common.getWidgetScript, { kind: 'booking', id: service.serviceAreaServiceId })
  return (
    <Loaded
      of={snippet}
      what="the button code"
      count={2}
      headingLevel={3}
      instead={({ status }) =>
        status === 404 && (
          <Notice tone="info" title={`${area.name} is by invitation.`}>
            Only clients on its list can book there, so there is no button for everybody.
          </Notice>
        )
      }
    >
      {({ script }) => (
        <>
          <p>Copy this into a page of your website. The button starts a booking of {service.serviceName} here.</p>
          <pre className={styles.code}>
            <code>{script}</code>
          </pre>
          <div>
            <CopyButton text={script}>Copy the button code</CopyButton>
          </div>
        </>
      )}
    </Loaded>
  )
}

function NothingOffered() {
  return (
    <p>
      Here you will get a button for your website once a location offers a service.{' '}
      <TextLink href="/service-area/services">Choose services</TextLink>
    </p>
  )
}
