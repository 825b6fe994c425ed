import { service } from '@waymark/contracts/service'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { TextLink } from '@waymark/ui/text-link'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useHasServices } from '../use-has-services.ts'
import styles from './staffs.module.css'

interface AdminMemberProps {
  readonly area: CurrentServiceArea
  readonly userProfileId: number
}

/** An admin of the organisation at a location: their role does not change here, but they can take bookings like anybody. */
export function AdminMember({ area, userProfileId }: AdminMemberProps) {
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
        <Section title="Services they do here">
          <Loaded of={services} what="their services" count={2} headingLevel={3}>
            {(assigned) =>
              assigned.length === 0 ? (
                <p>
                  None. <TextLink href="/service-area/services?many=details">Add them to services</TextLink>
                </p>
              ) : (
                <ul className={styles.people}>
                  {assigned.map(({ serviceAreaServiceId, serviceName, familyName }) => (
                    <li key={serviceAreaServiceId} className={styles.person}>
                      <b>{serviceName}</b>
                      <span>{familyName}</span>
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Section>
      )}
    </>
  )
}
