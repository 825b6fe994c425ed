import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { closedDaysOf } from '@waymark/domain/activity/session-availability'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import { country } from '@waymark/domain/enums'
import type { Point } from '@waymark/domain/place/coordinates'
import { regionsOfCountry } from '@waymark/domain/place/countries'
import { firstInvalidField, isInBoundsOf, notInCountryText } from '@waymark/domain/place/country-bounds'
import { areaManagerRoles, holdsRole } from '@waymark/domain/rights/roles'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import { addressRefusal } from '@waymark/domain/text/address'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { findOwnArea } from '@waymark/service-kit/own-area'
import { forbidden, invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { readServiceArea } from '../../answers/read-service-area.ts'
import { refuseAffectedSessions, refuseComing } from '../../answers/refuse-affected-bookings.ts'
import type { Context } from '../../context.ts'
import { countComingBookingsOfArea, listComingSessionsOnWeekdays } from '../../db/coming-bookings.ts'
import { forgetPastClosing } from '../../db/location-closings.ts'
import { listTeamIds } from '../../db/people.ts'
import { findArea } from '../../db/service-areas.ts'
import { findAccountCountry, insertArea, updateArea } from '../../db/write-service-area.ts'
import { areaToWrite } from '../../place/area-to-write.ts'
import { refusedBySuspension } from '../../place/refused-by-suspension.ts'
import { isZoneOf } from '../../place/time-zone-of.ts'
import { typedHoursRefusal } from '../../place/typed-hours-refusal.ts'

type NewArea = ParsedInputOf<typeof serviceArea.updateServiceArea>

export const updateServiceArea: Handler<Context, typeof serviceArea.updateServiceArea> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const { serviceAreaId } = input
  const bar = await changeRefusal(context, caller, input)
  if (bar) return bar
  const wrong = wrongFields(input)
  if (wrong) return invalid(wrong)
  if ((await findAccountCountry(context.reads, caller.accountId)) !== input.countryId) return refuse('OtherCountry')
  const elsewhere = fieldsElsewhere(input)
  if (elsewhere) return invalid(elsewhere)
  if (input.timeZone && !isZoneOf(input.countryId, input.timeZone)) return refuse('TimeZoneNotThere')
  const managerIds = [...new Set(input.managerUserProfileIds)]
  const team = await listTeamIds(context.reads, caller.accountId, managerIds)
  if (team.length < managerIds.length) return refuse('NotYourTeam')
  const area = areaToWrite(input, managerIds)
  const before = serviceAreaId === null ? undefined : await findArea(context.reads, serviceAreaId)
  if (before?.is_active && !input.isActive) {
    const coming = await countComingBookingsOfArea(context.reads, before.id, context.now())
    if (coming.count > 0) return refuseComing('HasBookings', coming, area.time_zone)
  }
  if (before && !input.keepsAffectedSessions) {
    const wereClosed = closedDaysOf(before.opening_hours)
    const closing = closedDaysOf(input.openingHours).filter((day) => !wereClosed.includes(day))
    const of = { serviceAreaId: before.id, timeZone: area.time_zone, now: context.now() }
    const affected = await listComingSessionsOnWeekdays(context.reads, of, closing)
    if (affected.length > 0) return refuseAffectedSessions('StrandsSessions', affected, area.time_zone)
  }

  const savedId = await refusedBySuspension(() =>
    context.db.transaction().execute(async (trx) => {
      const now = context.now()
      if (serviceAreaId === null)
        return insertArea(trx, { ...area, account_id: caller.accountId, idempotency_key: idempotencyKey ?? null })
      const isChanged = await updateArea(trx, { serviceAreaId, version: input.version, now }, area)
      if (isChanged && before?.is_active === false && input.isActive)
        await forgetPastClosing(trx, serviceAreaId, dayAt(area.time_zone, now.getTime()))
      return isChanged ? serviceAreaId : undefined
    }),
  )
  if (savedId === undefined) return refuse('ChangedMeanwhile')
  if (typeof savedId === 'object') return savedId
  return (await readServiceArea(context.db, savedId)) ?? notFound()
}

/** Admins add and close locations; managers change their own (product.md section 6, "Help text"). */
async function changeRefusal(context: Context, caller: PersonCaller, { serviceAreaId, isActive }: NewArea) {
  if (serviceAreaId === null) return caller.isAccountAdmin ? undefined : forbidden()
  const area = await findOwnArea(context.memberships, caller, serviceAreaId)
  if (!area) return notFound()
  if (!holdsRole({ ...caller, role: area.role }, areaManagerRoles)) return forbidden()
  if (caller.isAccountAdmin) return undefined
  const before = await findArea(context.reads, serviceAreaId)
  if (before?.is_active !== isActive)
    return forbidden('Only an admin of the organisation can close and open locations.')
  return undefined
}

function wrongFields(input: NewArea): Record<string, string> | undefined {
  if (!venueType(input.venueTypeId)) return { venueTypeId: 'Choose a kind of venue.' }
  const address = addressRefusal(input.address)
  if (address) return { address }
  const hours = typedHoursRefusal(input.openingHours)
  return hours ? { openingHours: hours } : undefined
}

/** The fields that lie outside the organisation's country, to which its locations are limited (domain.md). */
function fieldsElsewhere({ countryId, region, ...typed }: NewArea): Record<string, string> | undefined {
  const isRegion = regionsOfCountry(countryId).some(({ name }) => name === region)
  const place = pointOf(typed)
  const wrong = {
    ...(isRegion ? {} : { region: countryId === country.nz ? 'Choose a region.' : 'Choose a state or territory.' }),
    ...(isInBoundsOf(countryId, place) ? {} : { [firstInvalidField(countryId, place)]: notInCountryText(countryId) }),
  }
  return Object.keys(wrong).length === 0 ? undefined : wrong
}

function pointOf({ latitude, longitude }: Pick<NewArea, 'latitude' | 'longitude'>): Point {
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
