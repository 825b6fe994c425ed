import type { WeekStretch } from '../week-hours/week-hours-field.tsx'
import { type AssignableRole, doesServices, isAssignable, type Member, type MemberChange } from './member.ts'

/** A span of leave as a draft; an empty date is not typed yet. */
export interface LeaveEdit {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  readonly note: string
}

/** The settings of a person as a draft. The role of an admin is null: nobody can give it or take it away. */
export interface MemberDraft {
  readonly userRole: AssignableRole | null
  readonly assignedServiceAreaServiceIds: readonly number[]
  readonly workingHours: readonly WeekStretch[]
  readonly leave: readonly LeaveEdit[]
}

export function memberDraftOf({ userRole, assignedServices, workingHours, leave }: Member): MemberDraft {
  return {
    userRole: isAssignable(userRole) ? userRole : null,
    assignedServiceAreaServiceIds: assignedServices.map(({ serviceAreaServiceId }) => serviceAreaServiceId),
    workingHours: workingHours.map(({ dayOfWeek, starts, ends }) => ({ dayOfWeek, from: starts, to: ends })),
    leave: leave.map(({ startDateTime, endDateTime, note }) => ({
      startDate: startDateTime.slice(0, 10),
      startTime: startDateTime.slice(11, 16),
      endDate: endDateTime.slice(0, 10),
      endTime: endDateTime.slice(11, 16),
      note: note ?? '',
    })),
  }
}

/** The settings as the call takes them. */
export function settingsToSend({
  userRole,
  assignedServiceAreaServiceIds,
  workingHours,
  leave,
}: MemberDraft): Omit<MemberChange, 'serviceAreaId' | 'userProfileId'> {
  return {
    userRole,
    assignedServiceAreaServiceIds: doesServices(userRole) ? [...assignedServiceAreaServiceIds] : [],
    workingHours: workingHours.map(({ dayOfWeek, from, to }) => ({ dayOfWeek, starts: from, ends: to })),
    leave: leave.map(({ startDate, startTime, endDate, endTime, note }) => ({
      startDateTime: `${startDate}T${startTime}:00`,
      endDateTime: `${endDate}T${endTime}:00`,
      note: note.trim() === '' ? null : note.trim(),
    })),
  }
}
