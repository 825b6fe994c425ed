import { service } from '@waymark/contracts/service'
import { Notice } from '@waymark/ui/notice'
import { SectionHeading } from '@waymark/ui/section-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextLink } from '@waymark/ui/text-link'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useId } from 'react'
import styles from './staffs.module.css'
import { useHasServices } from './use-has-services.ts'

interface AdminMemberProps {
  readonly area: CurrentServiceArea
  readonly userProfileId: number
}

/** An admin of the organisation at a location: their role does not change here, but they can do jobs like anybody. */
export function AdminMember({ area, userProfileId }: AdminMemberProps) {
  const titleId = useId()
  const hasServices = useHasServices()
  const services = useCall(
    service.getAssignedServicesToUserOnServiceArea,
    { serviceAreaId: area.serviceAreaId, userProfileId },
    { enabled: hasServices },
  )
  return (
    <>
      <Notice tone="info" title="An admin of your organisation.">
        Admins can do everything at every location. You cannot change their role here.
      </Notice>
      {hasServices && (
        <section aria-labelledby={titleId} className={styles.page}>
          <SectionHeading id={titleId}>Services they do here</SectionHeading>
          {services.isPending && <Skeleton label="Loading their services" count={2} />}
          {services.isError && (
            <Notice tone="warning" title="Their services did not load.">
              {services.error.message}
            </Notice>
          )}
          {services.data?.length === 0 && (
            <p>
              None. <TextLink href="/service-area/services?many=details">Add them to services</TextLink>
            </p>
          )}
          {services.data && services.data.length > 0 && (
            <ul className={styles.people}>
              {services.data.map(({ serviceAreaServiceId, serviceName, familyName }) => (
                <li key={serviceAreaServiceId} className={styles.person}>
                  <b>{serviceName}</b>
                  <span>{familyName}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}
