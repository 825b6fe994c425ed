import { lastRepeatDay } from '@waymark/domain/booking/repeat'
import { fieldMark } from '@waymark/ui/field-mark'
import { SelectField } from '@waymark/ui/select-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { startOf } from '../free-times/chosen-time.ts'
import { TimeChoice } from '../free-times/time-choice.tsx'
import { FavouriteTick } from '../staff/favourite-tick.tsx'
import { staffOption } from '../staff/staff-option.ts'
import { StaffPerson } from '../staff/staff-person.tsx'
import { PriceNote } from './booking-price.tsx'
import css from './new-booking.module.css'
import { RepeatPart } from './repeat-part.tsx'
import type { ServiceOffer } from './service-offer.ts'
import type { StopProps } from './stop-props.ts'
import type { BookingTimes } from './use-booking-times.ts'

interface WhenStopProps extends StopProps {
  readonly times: BookingTimes
  /** Who came last time, while they still do this service. */
  readonly lastStaff: StaffName | null
  /** Whom the person asks for first at this location. */
  readonly favouriteStaff: StaffName | null
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
      {startOf(draft) !== null && <PriceNote offer={offer} />}
      {startOf(draft) !== null && <RepeatPart form={form} series={times.series} />}
    </>
  )
}

/** Anybody on the team, one of them or, with one tick, the person who came last time. */
function WhoComes({ offer, form, lastStaff, favouriteStaff }: WhenStopProps) {
  const { draft, change, isStranger, isForClient } = form
  const chosen = offer.staff.find(({ userProfileId }) => userProfileId === draft.preferredStaffId)
  return (
    <>
      <SelectField
        label={isForClient ? 'Who should come?' : 'Who would you like to come?'}
        hint={`${isForClient ? 'They are asked' : 'We ask them'} first. If they cannot come, somebody else from the team does.`}
        options={[
          { id: anyone, label: isForClient ? 'Whoever is free' : `${offer.accountName} chooses` },
          ...offer.staff.map(staffOption),
        ]}
        value={draft.preferredStaffId ?? anyone}
        onChange={(id) => change({ preferredStaffId: id === anyone ? null : id })}
      />
      {chosen && (
        <ChosenStaff
          person={chosen}
          offer={offer}
          favouriteStaff={favouriteStaff}
          isOwn={!isStranger && !isForClient}
        />
      )}
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

interface ChosenStaffProps {
  readonly person: StaffName
  readonly offer: ServiceOffer
  readonly favouriteStaff: StaffName | null
  /** The person books for themself, or for whom they keep: what they choose can be kept. */
  readonly isOwn: boolean
}

/** Who is asked first: how they look, what they speak, and whether they are asked first the next time too. */
function ChosenStaff({ person, offer, favouriteStaff, isOwn }: ChosenStaffProps) {
  return (
    <>
      {(person.photo || person.languages) && <StaffPerson person={person} />}
      {isOwn && (
        <FavouriteTick
          person={person}
          serviceAreaId={offer.ServiceAreaId}
          serviceAreaName={offer.serviceAreaName}
          favouriteId={favouriteStaff?.userProfileId ?? null}
        />
      )}
    </>
  )
}
