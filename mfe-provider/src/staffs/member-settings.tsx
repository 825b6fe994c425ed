import { serviceArea } from '@waymark/contracts/service-area'
import { limits } from '@waymark/domain/limits'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useLocation } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { fullName } from '../scheduling/staff-words.ts'
import { useHasServices } from '../use-has-services.ts'
import { AdminMember } from './admin-member.tsx'
import { isAssignable, isJustAdded } from './member.ts'
import { MemberForm } from './member-form.tsx'
import styles from './staffs.module.css'
import { TodaysBookings } from './todays-bookings.tsx'

interface MemberSettingsProps {
  readonly area: CurrentServiceArea
  readonly userProfileId: number
}

/** One person of the location: role, services, working hours and leave. */
export function MemberSettings({ area, userProfileId }: MemberSettingsProps) {
  const isAwaited = isJustAdded(useLocation().state)
  const members = useCall(
    serviceArea.getListUserRoleOnServiceArea,
    { serviceAreaId: area.serviceAreaId, userProfileId },
    { refetchMs: (found) => isAwaited && found?.items.length === 0 && limits.bookingStatusPollMs },
  )
  const member = members.data?.items[0]
  const page = usePage(member ? fullName(member) : 'Staff member')
  const hasServices = useHasServices()

  return (
    <>
      <PageHeading
        page={page}
        back={{ href: '/service-area/staffs', label: 'All staff' }}
        lead={
          member &&
          (hasServices
            ? `At ${area.name}: ${formatCount(member.bookingsToday, 'booking')} today, ${formatCount(member.comingBookings, 'booking')} to come.`
            : `At ${area.name}.`)
        }
      />
      <Loaded
        of={members}
        what="the person"
        shape="form"
        count={5}
        kept="Anything you typed here before is kept."
        empty={({ items }) =>
          items.length === 0 &&
          !isAwaited && {
            title: 'This person does not work here',
            action: <LinkButton href="/service-area/staffs">See who does</LinkButton>,
            children: 'They may have been removed, or work at another of your locations.',
          }
        }
      >
        {({ items: [person] }) =>
          !person ? (
            <Skeleton label="Adding the person" shape="form" count={5} />
          ) : (
            <>
              {!person.hasAccepted && (
                <Notice tone="info" title={`${fullName(person)} has not accepted their invitation yet.`}>
                  What you set here holds from then on. Until then they are given no bookings and run no sessions.
                </Notice>
              )}
              <div className={styles.todays}>
                <TodaysBookings area={area} userProfileId={userProfileId} />
              </div>
              {isAssignable(person.userRole) ? (
                <MemberForm area={area} member={person} />
              ) : (
                <AdminMember area={area} userProfileId={userProfileId} />
              )}
            </>
          )
        }
      </Loaded>
    </>
  )
}
