import { accessOptions } from './options.ts'

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
