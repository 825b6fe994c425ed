import type { OutputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { formatCount } from '@waymark/web-kit/format'

export type ServiceToSchedule = OutputOf<typeof service.getServiceAreaServiceToSchedule>[number]

/** What the forms that change several services have in common. */
export interface ManyPartProps {
  readonly serviceAreaId: number
  /** The chosen services. */
  readonly services: readonly ServiceToSchedule[]
  /** All of them changed. */
  readonly onSaved: () => void
}

/** Weekly times for several services, as a draft. */
export interface ManyWeekly {
  readonly way: 'add' | 'replace' | 'remove'
  readonly daysOfWeek: readonly number[]
  readonly startTimes: readonly string[]
}

/** One time away or extra time for several services, as a draft. */
export interface ManySpan {
  readonly way: 'add' | 'remove'
  readonly kind: 'away' | 'extra'
  readonly staffUserProfileId: number
  readonly startDate: string | null
  readonly startTime: string
  readonly endDate: string | null
  readonly endTime: string
  readonly note: string
}

/** Means the whole service, where a person could be named. */
export const wholeServices = 0

export const emptyWeekly: ManyWeekly = { way: 'add', daysOfWeek: [], startTimes: [] }

export const emptySpan: ManySpan = {
  way: 'add',
  kind: 'away',
  staffUserProfileId: wholeServices,
  startDate: null,
  startTime: '06:00',
  endDate: null,
  endTime: '18:00',
  note: '',
}

/** What a change does to several services, in words; or why it cannot be saved yet. */
export type Consequence = { readonly text: string } | { readonly missing: string }

/** "Adds up to 4 times a week to each of 3 services." */
export function weeklyConsequence(serviceCount: number, { way, daysOfWeek, startTimes }: ManyWeekly): Consequence {
  if (serviceCount === 0) return noServices
  if (daysOfWeek.length === 0) return { missing: 'Choose at least one day.' }
  if (way !== 'remove' && startTimes.length === 0) return { missing: 'Add at least one time.' }
  const services = eachOf(serviceCount)
  const starts = formatCount(daysOfWeek.length * startTimes.length, 'time')
  const days = formatCount(daysOfWeek.length, 'day')
  if (way === 'add')
    return { text: `Adds up to ${starts} a week to ${services}. Times that are there stay as they are.` }
  if (way === 'replace') return { text: `Leaves exactly ${starts} a week on ${days} for ${services}.` }
  return {
    text:
      startTimes.length === 0
        ? `Removes all times on ${days} from ${services}.`
        : `Removes up to ${starts} a week from ${services}.`,
  }
}

/** "Adds this time away to each of 3 services." */
export function spanConsequence(serviceCount: number, { way, kind, startDate, endDate }: ManySpan): Consequence {
  if (serviceCount === 0) return noServices
  if (startDate === null || endDate === null) return { missing: 'Choose the first and the last day.' }
  const services = eachOf(serviceCount)
  const what = kind === 'away' ? 'time away' : 'extra time'
  return { text: way === 'remove' ? `Removes this ${what} from ${services}.` : `Adds this ${what} to ${services}.` }
}

const noServices: Consequence = { missing: 'Choose at least one service.' }

function eachOf(serviceCount: number): string {
  return serviceCount === 1 ? 'this service' : `each of ${serviceCount} services`
}
