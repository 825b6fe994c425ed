import type { activitySession } from '@waymark/contracts/activity-session'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { FormInput } from '@waymark/web-kit/use-form'
import type { Activity } from '../activity/activity-draft.ts'
import type { DatePairs, SeriesDraft } from './builder-dates.ts'

export type SessionRow = OutputOf<typeof activitySession.getActivitySessionList>['items'][number]

/** New sessions as they are typed. */
export interface BuilderDraft extends SeriesDraft {
  readonly maxSpaces: number | null
  readonly maxSpacesPerClient: number | null
  readonly wheelchairSpaces: number | null
  readonly hearingReceivers: number | null
  readonly interpreterPlaces: number | null
  readonly quietPlaces: number | null
  readonly staffUserProfileIds: readonly number[]
  readonly isOverride: boolean
  readonly status: 'Draft' | 'Active'
  readonly note: string
}

/** New sessions start with what their activity says, or with a session that is copied. */
export function builderDraftOf(saved: Activity, copied: SessionRow | null): BuilderDraft {
  const stock = copied?.accessStock
  return {
    firstDate: null,
    repeat: 'Once',
    until: null,
    starts: copied?.startDateTime.slice(11, 16) ?? null,
    ends: copied?.endDateTime.slice(11, 16) ?? null,
    slotMinutes: null,
    removed: [],
    moved: [],
    maxSpaces: copied?.maxSpaces ?? saved.maxSpacesPerSession,
    maxSpacesPerClient: copied?.maxSpacesPerClient ?? saved.maxSpacesPerClient,
    wheelchairSpaces: stock?.wheelchairSpaces.total ?? saved.wheelchairSpaces,
    hearingReceivers: stock?.hearingReceivers.total ?? saved.hearingReceivers,
    interpreterPlaces: stock?.interpreterPlaces.total ?? saved.interpreterPlaces,
    quietPlaces: stock?.quietPlaces.total ?? saved.quietPlaces,
    staffUserProfileIds: (copied ?? saved).staff.map(({ userProfileId }) => userProfileId),
    isOverride: false,
    status: 'Draft',
    note: '',
  }
}

/** What the call takes. */
export function sessionsToSend(
  activityId: number,
  draft: BuilderDraft,
  dates: DatePairs,
): FormInput<InputOf<typeof activitySession.addActivitySessions>> {
  const { firstDate: _, repeat: _repeat, until: _until, starts: _starts, ends: _ends, ...rest } = draft
  const { removed: _removed, moved: _moved, slotMinutes: _slots, ...session } = rest
  return { activityId, ...dates, ...session }
}
