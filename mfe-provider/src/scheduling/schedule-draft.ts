/** A weekly line as a draft; id 0 is a new one, no names means everyone. */
export interface WeeklyEdit {
  readonly scheduleLineId: number
  readonly dayOfWeek: number
  readonly startTime: string
  readonly staffUserProfileIds: readonly number[]
}

/** A span as a draft; id 0 is a new one, person 0 the whole service, an empty date not typed yet. */
export interface SpanEdit {
  readonly scheduleExceptionId: number
  readonly kind: 'away' | 'extra'
  readonly staffUserProfileId: number
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  readonly note: string
}

/** The one line of a service that is being edited (product.md section 4: one at a time), weekly or a span. */
export interface ScheduleDraft {
  readonly open: 'none' | 'weekly' | 'span'
  /** Version of the edited line when it was read; `loadedVersion` once somebody else's change was shown. */
  readonly readVersion: number
  readonly weekly: WeeklyEdit
  readonly span: SpanEdit
}

/** Id of a line that is not saved yet. */
export const newLineId = 0

/** Means the version that is loaded now. */
export const loadedVersion = 0

export const emptyDraft: ScheduleDraft = {
  open: 'none',
  readVersion: loadedVersion,
  weekly: { scheduleLineId: newLineId, dayOfWeek: 1, startTime: '09:00', staffUserProfileIds: [] },
  span: {
    scheduleExceptionId: newLineId,
    kind: 'away',
    staffUserProfileId: 0,
    startDate: '',
    startTime: '06:00',
    endDate: '',
    endTime: '18:00',
    note: '',
  },
}
