import { serviceArea } from '@waymark/contracts/service-area'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { fullName } from '../scheduling/staff-words.ts'
import { AdminMember } from './admin-member.tsx'
import { isAssignable } from './member.ts'
import { MemberForm } from './member-form.tsx'
import styles from './staffs.module.css'
import { TodaysJobs } from './todays-jobs.tsx'
import { useHasServices } from './use-has-services.ts'

interface MemberSettingsProps {
  readonly area: CurrentServiceArea
  readonly userProfileId: number
}

/** One person of the location: role, services, working hours and leave. */
export function MemberSettings({ area, userProfileId }: MemberSettingsProps) {
  const members = useCall(serviceArea.getListUserRoleOnServiceArea, {
    serviceAreaId: area.serviceAreaId,
    userProfileId,
  })
  const member = members.data?.items[0]
  const title = member ? fullName(member) : 'Staff member'
  const { ref } = usePage(title)
  const hasServices = useHasServices()

  return (
    <>
      <div className={styles.back}>
        <LinkButton variant="quiet" size="small" icon={ArrowLeft} href="/service-area/staffs">
          All staff
        </LinkButton>
      </div>
      <PageHeading
        ref={ref}
        lead={
          member &&
          (hasServices
            ? `At ${area.name}: ${formatCount(member.jobsToday, 'job')} today, ${formatCount(member.comingJobs, 'job')} to come.`
            : `At ${area.name}.`)
        }
      >
        {title}
      </PageHeading>
      {members.isPending && <Skeleton label="Loading the person" shape="form" count={5} />}
      {members.isError && (
        <ErrorState
          title="The person did not load"
          kept="Anything you typed here before is kept."
          next={members.error.message}
          requestId={members.error.requestId}
          onRetry={() => void members.refetch()}
          isRetrying={members.isFetching}
        />
      )}
      {members.data && !member && (
        <EmptyState
          title="This person does not work here"
          action={<LinkButton href="/service-area/staffs">See who does</LinkButton>}
        >
          Perhaps they were taken out, or work at another of your locations.
        </EmptyState>
      )}
      {member && (
        <div className={styles.todays}>
          <TodaysJobs area={area} userProfileId={userProfileId} />
        </div>
      )}
      {member && isAssignable(member.userRole) && <MemberForm area={area} member={member} />}
      {member && !isAssignable(member.userRole) && <AdminMember area={area} userProfileId={userProfileId} />}
    </>
  )
}
