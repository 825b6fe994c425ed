import { serviceArea } from '@waymark/contracts/service-area'
import { Notice } from '@waymark/ui/notice'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useMemo } from 'react'
import { fullName } from '../../scheduling/staff-words.ts'
import { type Location, type LocationDraft, locationDraftOf } from '../location-draft.ts'
import { useMergedDraft } from '../use-merged-draft.ts'
import { DetailsForm, detailLabels } from './details-form.tsx'

const mostPeopleShown = 50
const fieldLabels = new Map<string, string>(Object.entries(detailLabels))

/** The details of a saved location, with its managers. */
export function LocationDetails({ location }: { readonly location: Location }) {
  const { serviceAreaId } = location
  const initial = useMemo(() => locationDraftOf(location), [location])
  const draft = useMergedDraft<LocationDraft>(`location:${serviceAreaId}`, initial, location.version)
  const members = useCall(serviceArea.getListUserRoleOnServiceArea, { serviceAreaId, pageSize: mostPeopleShown })
  const managers = useCall(serviceArea.getPrimaryManagers, { serviceAreaId })
  const people = [
    ...(managers.data ?? []),
    ...(members.data?.items ?? []).filter(
      (member) => !managers.data?.some(({ userProfileId }) => userProfileId === member.userProfileId),
    ),
  ]

  return (
    <>
      {draft.isRestored && (
        <Notice tone="info" title="Kept for you.">
          These are the changes that you had not saved.
        </Notice>
      )}
      {draft.both.length > 0 && (
        <Notice tone="warning" title="Somebody else changed these too:" isLive>
          {draft.both.map((field) => fieldLabels.get(field) ?? field).join(', ')}. What you typed stands here; look,
          then save.
        </Notice>
      )}
      <DetailsForm
        location={location}
        countryId={location.countryId}
        draft={draft.value}
        onChange={draft.change}
        onSaved={({ name }) => {
          draft.discard()
          notify('success', `${name} is saved.`)
        }}
        saveLabel="Save details"
      >
        {people.length > 0 && (
          <ToggleBadges
            label="Primary managers"
            hint="Those whom we turn to about this location."
            options={people.map((person) => ({ id: String(person.userProfileId), label: fullName(person) }))}
            value={draft.value.managerUserProfileIds.map(String)}
            onChange={(ids) => draft.change({ managerUserProfileIds: ids.map(Number) })}
          />
        )}
      </DetailsForm>
    </>
  )
}
