import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import { Columns } from '@waymark/ui/columns'
import { CopyButton } from '@waymark/ui/copy-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { TextLink } from '@waymark/ui/text-link'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { useServicesOfArea } from '../services/use-services-of-area.ts'
import styles from './business-forms.module.css'

/** A button for the organisation's own website that books one of its services. */
export function BookingWidget() {
  const [areaId, setAreaId] = useState<number | null>(null)
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  return (
    <Loaded of={areas} what="your locations" shape="form" count={2} headingLevel={3}>
      {(found) => {
        const area = found.find(({ serviceAreaId }) => serviceAreaId === areaId) ?? found[0]
        return area ? <ServiceButton areas={found} area={area} onArea={setAreaId} /> : <NothingOffered />
      }}
    </Loaded>
  )
}

interface Area {
  readonly serviceAreaId: number
  readonly name: string
}

interface ServiceButtonProps {
  readonly areas: readonly Area[]
  readonly area: Area
  readonly onArea: (serviceAreaId: number) => void
}

function ServiceButton({ areas, area, onArea }: ServiceButtonProps) {
  const [serviceId, setServiceId] = useState<number | null>(null)
  const offered = useServicesOfArea(area.serviceAreaId)
  return (
    <Loaded of={offered} what="your services" shape="form" count={2} headingLevel={3}>
      {(services) => {
        const enabled = services.filter(({ isEnabled }) => isEnabled)
        const chosen = enabled.find(({ serviceAreaServiceId }) => serviceAreaServiceId === serviceId) ?? enabled[0]
        if (!chosen) return <NothingOffered />
        return (
          <div className={styles.widget}>
            <Columns>
              <SelectField
                label="Location"
                options={areas.map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
                value={area.serviceAreaId}
                onChange={onArea}
              />
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
