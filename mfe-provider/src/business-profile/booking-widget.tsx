import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import { CopyButton } from '@waymark/ui/copy-button'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextLink } from '@waymark/ui/text-link'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { useServicesOfArea } from '../services/use-services-of-area.ts'
import styles from './business-forms.module.css'

/** A button for the organisation's own website that books one of its services. */
export function BookingWidget() {
  const [areaId, setAreaId] = useState<number | null>(null)
  const [serviceId, setServiceId] = useState<number | null>(null)
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  const area = areas.data?.find(({ serviceAreaId }) => serviceAreaId === areaId) ?? areas.data?.[0]
  const offered = useServicesOfArea(area?.serviceAreaId)
  const enabled = offered.data?.filter(({ isEnabled }) => isEnabled) ?? []
  const chosen = enabled.find(({ serviceAreaServiceId }) => serviceAreaServiceId === serviceId) ?? enabled[0]
  const snippet = useCall(
    common.getWidgetScript,
    { kind: 'booking', id: chosen?.serviceAreaServiceId ?? 0 },
    { enabled: chosen !== undefined },
  )
  if (areas.isPending || (area && offered.isPending))
    return <Skeleton label="Loading your services" shape="form" count={2} />
  const error = areas.error ?? offered.error
  if (error)
    return (
      <Notice tone="danger" title="Your services did not load.">
        {error.message}
      </Notice>
    )
  if (!area || !chosen)
    return (
      <p>
        Here you will get a button for your website once a location offers a service.{' '}
        <TextLink href="/service-area/services">Choose services</TextLink>
      </p>
    )
  return (
    <div className={styles.widget}>
      <div className={styles.pair}>
        <SelectField
          label="Location"
          options={(areas.data ?? []).map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
          value={area.serviceAreaId}
          onChange={setAreaId}
        />
        <SelectField
          label="Service"
          options={enabled.map((one) => ({ id: one.serviceAreaServiceId, label: one.serviceName }))}
          value={chosen.serviceAreaServiceId}
          onChange={setServiceId}
        />
      </div>
      {snippet.isError && (
        <Notice tone="info" title={`${area.name} is by invitation.`}>
          Only clients on its list can book there, so there is no button for everybody.
        </Notice>
      )}
      {snippet.data && (
        <>
          <p>Copy this into a page of your website. The button starts a booking of {chosen.serviceName} here.</p>
          <pre className={styles.code}>
            <code>{snippet.data.script}</code>
          </pre>
          <div>
            <CopyButton text={snippet.data.script}>Copy the button code</CopyButton>
          </div>
        </>
      )}
    </div>
  )
}
