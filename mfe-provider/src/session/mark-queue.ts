import type { activitySession } from '@waymark/contracts/activity-session'
import type { InputOf } from '@waymark/contracts/define-call'
import { formatCount } from '@waymark/web-kit/format'
import { preferenceNames, readPreference, writePreference } from '@waymark/web-kit/preferences'

type MarkToSend = InputOf<typeof activitySession.checkInActivityBooking>['marks'][number]

/** Who came or left again, as it was marked on this device. */
export interface QueuedMark {
  /** Tells two marks of the same person apart. */
  readonly key: string
  readonly activityBookingId?: number
  readonly ticketCode?: string
  readonly positions?: number[]
  readonly isHere: boolean
  readonly at: string
}

const queueName = 'check-in:'

/** The sessions of which this person has marks on this device. */
export function sessionsWithMarks(userProfileId: number): number[] {
  return preferenceNames(userProfileId)
    .filter((name) => name.startsWith(queueName))
    .map((name) => Number(name.slice(queueName.length)))
}

/**
 * The marks of one session that are still to be sent, kept on this device per person until the server has them. Each
 * change reads what is stored first, so that two tabs lose nothing of each other's.
 */
export class MarkQueue {
  readonly #userProfileId: number
  readonly #name: string
  readonly #listeners = new Set<() => void>()
  #marks: readonly QueuedMark[]

  constructor(userProfileId: number, activitySessionId: number) {
    this.#userProfileId = userProfileId
    this.#name = `${queueName}${activitySessionId}`
    this.#marks = this.#stored()
  }

  /** The same array until something changes. */
  readonly marks = (): readonly QueuedMark[] => this.#marks

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const fromOtherTab = () => this.#show(this.#stored())
    addEventListener('storage', fromOtherTab)
    return () => {
      this.#listeners.delete(listener)
      removeEventListener('storage', fromOtherTab)
    }
  }

  add(mark: Omit<QueuedMark, 'key' | 'at'>, now: Date = new Date()): void {
    this.#store([...this.#latest(), { ...mark, key: crypto.randomUUID(), at: now.toISOString() }])
  }

  /** The server has these. */
  remove(sent: readonly QueuedMark[]): void {
    const keys = new Set(sent.map(({ key }) => key))
    this.#store(this.#latest().filter(({ key }) => !keys.has(key)))
  }

  /** What is stored, and what is only known here where the browser stores nothing. */
  #latest(): readonly QueuedMark[] {
    const stored = this.#stored()
    return stored.length === 0 ? this.#marks : stored
  }

  #stored(): readonly QueuedMark[] {
    const text = readPreference(this.#userProfileId, this.#name)
    if (text === null) return []
    try {
      const read: unknown = JSON.parse(text)
      return Array.isArray(read) ? read.filter(isQueuedMark) : []
    } catch {
      return []
    }
  }

  #store(marks: readonly QueuedMark[]): void {
    writePreference(this.#userProfileId, this.#name, marks.length === 0 ? null : JSON.stringify(marks))
    this.#show(marks)
  }

  #show(marks: readonly QueuedMark[]): void {
    this.#marks = marks
    for (const listener of this.#listeners) listener()
  }
}

/** "2 check-ins"; "2 changes" where one of them was undone. */
export function marksText(marks: readonly QueuedMark[]): string {
  return formatCount(marks.length, marks.every(({ isHere }) => isHere) ? 'check-in' : 'change')
}

/** A mark as the call takes it. */
export function markToSend({ key: _, ...mark }: QueuedMark): MarkToSend {
  return mark
}

/** What is stored may be of another version. */
function isQueuedMark(value: unknown): value is QueuedMark {
  if (typeof value !== 'object' || value === null) return false
  const names = 'activityBookingId' in value || 'ticketCode' in value
  return names && 'key' in value && 'isHere' in value && 'at' in value
}
