import { Button } from '@waymark/ui/button'
import { ErrorState } from '@waymark/ui/error-state'
import { SelectField } from '@waymark/ui/select-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { TimeButtons } from '@waymark/ui/time-buttons'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '../time/viewer-zone.ts'
import { firstStart } from './booking-draft.ts'
import { DayCalendar } from './day-calendar.tsx'
import css from './new-booking.module.css'
import { RepeatPart } from './repeat-part.tsx'
import type { StopProps } from './stop-props.ts'
import type { FreeTimes } from './use-free-times.ts'

interface WhenStopProps extends StopProps {
  readonly times: FreeTimes
}

const anyone = 0

/** The next free time first, then the month, then the times of a day, then repeats. */
export function WhenStop(props: WhenStopProps) {
  const { offer, draft, change, times } = props
  return (
    <>
      {offer.staff.length > 1 && (
        <SelectField
          label="Who would you like to come?"
          hint="We ask for them first. If they cannot come, somebody else of the team does."
          options={[
            { id: anyone, label: `${offer.accountName} chooses` },
            ...offer.staff.map(({ userProfileId, firstName, lastName }) => ({
              id: userProfileId,
              label: `${firstName} ${lastName}`,
            })),
          ]}
          value={draft.preferredStaffId ?? anyone}
          onChange={(id) => change({ preferredStaffId: id === anyone ? null : id })}
        />
      )}
      <div data-field="day" tabIndex={-1} className={css.when}>
        <DayAndTime {...props} />
      </div>
      {firstStart(draft) !== null && <RepeatPart {...props} today={times.today} series={times.series} />}
    </>
  )
}

function DayAndTime({ offer, draft, change, errorOf, times }: WhenStopProps) {
  const { soon, freeDays, nextFree, today, showMonth } = times
  if (draft.sizeOptionId === null)
    return <p className={css.small}>Choose how long you need first. Then you see the free times.</p>
  if (soon.isPending) return <Skeleton label="Loading free times" shape="form" count={3} />
  if (soon.isError)
    return (
      <ErrorState
        title="The free times did not load"
        kept="Your answers are kept."
        next={soon.error.message}
        requestId={soon.error.requestId}
        onRetry={() => void soon.refetch()}
        isRetrying={soon.isFetching}
        headingLevel={3}
      />
    )
  const error = errorOf('day')
  const freeTimes = freeDays.free.get(draft.day) ?? []
  const zone = namedZone(offer.timeZone)
  return (
    <>
      {error && <p className={css.error}>{error}</p>}
      <NextFree
        nextFree={nextFree}
        zone={zone}
        isChosen={nextFree !== null && nextFree === firstStart(draft)}
        onTake={(start) => change({ day: start.slice(0, 10), time: start.slice(11, 16) })}
      />
      <DayCalendar
        day={draft.day}
        time={draft.time}
        firstMonth={(draft.day || nextFree || today).slice(0, 7)}
        freeDays={freeDays}
        today={today}
        change={change}
        onMonthChange={showMonth}
      />
      {draft.day !== '' && (
        <TimeButtons
          title={`${longDay.format(new Date(`${draft.day}T00:00:00Z`)).replace(',', '')}: ${formatCount(freeTimes.length, 'free time')}`}
          times={freeTimes}
          value={draft.time === '' ? null : draft.time}
          onChange={(time) => change({ time })}
        />
      )}
      {zone && <p className={css.small}>All times are {zone.split('/').at(-1)?.replaceAll('_', ' ')} time.</p>}
    </>
  )
}

const longDay = new Intl.DateTimeFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

interface NextFreeProps {
  readonly nextFree: string | null
  readonly zone: string | undefined
  readonly isChosen: boolean
  readonly onTake: (start: string) => void
}

function NextFree({ nextFree, zone, isChosen, onTake }: NextFreeProps) {
  if (nextFree === null)
    return <p className={css.noneFree}>Nothing is free in the next six weeks. Later months may have free times.</p>
  return (
    <div className={css.nextFree}>
      <div>
        <p className={css.nextFreeLabel}>Next free</p>
        <b>{formatDateTime(nextFree, zone)}</b>
      </div>
      {isChosen ? (
        <p className={css.small}>You chose this time.</p>
      ) : (
        <Button onPress={() => onTake(nextFree)}>Take this time</Button>
      )}
    </div>
  )
}
