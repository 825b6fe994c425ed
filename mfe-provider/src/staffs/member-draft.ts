import type { WeekStretch } from '../week-hours/week-hours-field.tsx'
import { type AssignableRole, isAssignable, type Member, type MemberChange } from './member.ts'

/** A span of leave as a draft; an empty date is not typed yet. */
export interface LeaveEdit {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  readonly note: string
}

/** The settings of a person as a draft. Role 0 is the admin's, which nobody can give or take away. */
export interface MemberDraft {
  readonly userRole: AssignableRole | 0
  readonly serviceIds: readonly number[]
  readonly hours: readonly WeekStretch[]
  readonly leave: readonly LeaveEdit[]
  /** Version of the settings when they were read; empty once somebody else's change was shown. */
  readonly readVersion: string
}

export function memberDraftOf({ userRole, assignedServices, workingHours, leave, version }: Member): MemberDraft {
  return {
    readVersion: version,
    userRole: isAssignable(userRole) ? userRole : 0,
    serviceIds: assignedServices.map(({ serviceAreaServiceId }) => serviceAreaServiceId),
    hours: workingHours.map(({ dayOfWeek, starts, ends }) => ({ dayOfWeek, from: starts, to: ends })),
    leave: leave.map(({ startDateTime, endDateTime, note }) => ({
      startDate: startDateTime.slice(0, 10),
      startTime: startDateTime.slice(11, 16),
      endDate: endDateTime.slice(0, 10),
      endTime: endDateTime.slice(11, 16),
      note: note ?? '',
    })),
  }
}

/** The call's input; `leaves` removes the person from the location. */
export function changeToSend(
  { userRole, serviceIds, hours, leave }: MemberDraft,
  {
    serviceAreaId,
    userProfileId,
    leaves,
  }: { readonly serviceAreaId: number; readonly userProfileId: number; readonly leaves: boolean },
): MemberChange {
  return {
    serviceAreaId,
    userProfileId,
    userRole: leaves || userRole === 0 ? null : userRole,
    assignedServiceAreaServiceIds: leaves ? [] : [...serviceIds],
    workingHours: hours.map(({ dayOfWeek, from, to }) => ({ dayOfWeek, starts: from, ends: to })),
    leave: leave.map(({ startDate, startTime, endDate, endTime, note }) => ({
      startDateTime: `${startDate}T${startTime}:00`,
      endDateTime: `${endDate}T${endTime}:00`,
      note: note.trim() === '' ? null : note.trim(),
    })),
  }
}
