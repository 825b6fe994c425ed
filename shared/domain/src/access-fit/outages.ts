import { accessOption, accessOptions } from './options.ts'

/** What can break for a while, with the options that go with it. */
const breakable: Readonly<Record<string, readonly string[]>> = {
  lift: ['liftDoorWidth'],
  hoist: [],
  accessibleToilet: ['toiletTurningSpace', 'toiletDoorWidth', 'toiletGrabRails', 'transferSpace', 'toiletAlarm'],
  changingPlace: [],
  accessibleShower: [],
  automaticDoor: [],
  entranceRamp: [],
  hearingLoop: [],
  counterLoop: [],
  toiletAlarm: [],
  quietRoom: [],
  mobilityParking: ['parkingWidth', 'parkingDistance'],
}

/** The options of which a location can say that they are out of order. */
export const breakableOptions = accessOptions.filter(({ key }) => key in breakable)

/** What is not there while one option is out of order: itself and what goes with it. */
export function optionsOutWith(optionId: number): number[] {
  const option = accessOptions.find(({ id }) => id === optionId)
  const keys = option ? [option.key, ...(breakable[option.key] ?? [])] : []
  return accessOptions.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
}

interface Outage {
  readonly accessibilityOptionId: number | null
  readonly startDateTime: string
  /** Null while nobody knows when it works again. */
  readonly endDateTime: string | null
}

interface Stay {
  readonly startDateTime: string
  readonly endDateTime: string
}

/** The outages that somebody meets who is there from a start to an end, all in the wall time of the place. */
export function outagesDuring<Of extends Outage>(outages: readonly Of[], stay: Stay): Of[] {
  return outages.filter(
    ({ startDateTime, endDateTime }) =>
      startDateTime < stay.endDateTime && (endDateTime === null || endDateTime > stay.startDateTime),
  )
}

/** The options that are not there while these outages last. */
export function optionsOut(outages: readonly Pick<Outage, 'accessibilityOptionId'>[]): number[] {
  return outages.flatMap(({ accessibilityOptionId: id }) => (id === null ? [] : optionsOutWith(id)))
}

interface NamedThing {
  readonly accessibilityOptionId: number | null
  /** The amenity's; null for an option, which has its name from the catalogue. */
  readonly title: string | null
}

/** What is out of order, by its name: "Lift to every floor", "Quiet room". */
export function outageName({ accessibilityOptionId, title }: NamedThing): string {
  return title ?? accessOption(accessibilityOptionId ?? 0)?.label ?? 'Something'
}
