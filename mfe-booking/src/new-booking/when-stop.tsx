import { lastRepeatDay } from '@waymark/domain/booking/repeat'
import { fieldMark } from '@waymark/ui/field-mark'
import { SelectField } from '@waymark/ui/select-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { startOf } from '../free-times/chosen-time.ts'
import { TimeChoice } from '../free-times/time-choice.tsx'
import css from './new-booking.module.css'
import { RepeatPart } from './repeat-part.tsx'
import type { ServiceOffer } from './service-offer.ts'
import type { StopProps } from './stop-props.ts'
import type { BookingTimes } from './use-booking-times.ts'

interface WhenStopProps extends StopProps {
  readonly times: BookingTimes
  /** Who came last time, while they still do this service. */
  readonly lastStaff: StaffName | null
}

type StaffName = ServiceOffer['staff'][number]

const anyone = 0

/** Who should come, a free time, then repeats. */
export function WhenStop(props: WhenStopProps) {
  const { offer, form, times } = props
  const { draft, change } = form
  return (
    <>
      {offer.staff.length > 1 && <WhoComes {...props} />}
      <div {...fieldMark('day', 'Day and time')} tabIndex={-1}>
        {draft.sizeOptionId === null ? (
          <p className={css.small}>Choose how long you need first. Then you see the free times.</p>
        ) : (
          <TimeChoice
            times={times}
            timeZone={offer.timeZone}
            lastDay={lastRepeatDay(times.today)}
            chosen={draft}
            onChange={change}
            error={form.mark('day').errorMessage}
          />
        )}
      </div>
      {startOf(draft) !== null && <RepeatPart form={form} series={times.series} />}
    </>
  )
}

/** Anybody on the team, one of them or, with one tick, the person who came last time. */
function WhoComes({ offer, form: { draft, change }, lastStaff }: WhenStopProps) {
  return (
    <>
      <SelectField
        label="Who would you like to come?"
        hint="We ask them first. If they cannot come, somebody else from the team does."
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
      {lastStaff && (
        <ToggleBadges
          label="The same person again"
          isOptional
          options={[{ id: 'last', label: `${lastStaff.firstName} ${lastStaff.lastName}, who came last time` }]}
          value={draft.preferredStaffId === lastStaff.userProfileId ? ['last'] : []}
          onChange={(ids) => change({ preferredStaffId: ids.length > 0 ? lastStaff.userProfileId : null })}
        />
      )}
    </>
  )
}
