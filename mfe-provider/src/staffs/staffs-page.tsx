import { useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { NoLocation } from '../no-location.tsx'
import { MemberSettings } from './member-settings.tsx'
import { StaffList } from './staff-list.tsx'

/** /service-area/staffs: who works at the location; with `?person=` the settings of one of them. */
export function StaffsPage() {
  const [query] = useSearchParams()
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  const userProfileId = Number(query.get('person'))
  if (!area)
    return (
      <NoLocation title="Staff">Here you will see who works at a location, once your organisation has one.</NoLocation>
    )
  return userProfileId > 0 ? (
    <MemberSettings key={`${area.serviceAreaId} ${userProfileId}`} area={area} userProfileId={userProfileId} />
  ) : (
    <StaffList key={area.serviceAreaId} area={area} />
  )
}
