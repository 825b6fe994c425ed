import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { outage } from '@waymark/contracts/outage'
import { serviceArea } from '@waymark/contracts/service-area'
import { businessSubtype, staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { onePage, saturday } from '../testing/sample-activity.ts'
import type { Location } from './location-draft.ts'

const newtown: Location = {
  serviceAreaId: 1,
  version: 4,
  name: 'Kōwhai Care, Newtown',
  venueTypeId: 9,
  description: 'Home care and day rooms.',
  phone: '04 555 0100',
  email: null,
  address: '112 Riddiford Street, Newtown',
  suburb: 'Newtown',
  region: 'Wellington',
  countryId: 1,
  latitude: -41.3103,
  longitude: 174.7796,
  radiusKm: 12,
  isPrivate: false,
  isActive: true,
  costTier: null,
  timeZone: 'Pacific/Auckland',
  openingHours: [],
  banner: null,
  otherPictures: [],
  accessibilityFacts: [],
  accessibilityPdfs: [],
  managerUserProfileIds: [],
  visitorFeedback: [
    {
      feedbackId: 4,
      accessibilityOptionId: 8,
      says: 'wrong',
      comment: 'There is a lip.',
      createdAt: '2026-11-01T00:00:00.000Z',
      answer: null,
    },
  ],
}
const door = {
  accessibilityOptionId: 11,
  value: 'yes',
  measure: 82,
  note: null,
  source: null,
  checkedOn: '2026-10-01',
  photo: null,
  photoAlt: null,
} as const
const manager = { ...aroha, isAccountAdmin: false }

function gatewayWith(location: Location) {
  return new FakeGateway()
    .answer(serviceArea.getServiceArea, () => location)
    .answer(serviceArea.getPrimaryManagers, () => [])
    .answer(serviceArea.getListUserRoleOnServiceArea, () => ({
      items: [],
      totalCount: 0,
      pageNumber: 1,
      pageSize: 50,
    }))
}

/** Everything is in view at once. */
class InView {
  readonly seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(seen: InView['seen']) {
    this.seen = seen
  }
  observe() {
    this.seen([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('IntersectionObserver', InView)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
test('without the map the form says so, and its fields do the same', async () => {
  const update = serviceArea.updateServiceArea
  const gateway = gatewayWith(newtown).answer(update, () => ({ ...newtown, version: 5, latitude: -41.3 }))
  renderScreen('/service-area/1', gateway)
  await screen.findByText('The map cannot be shown here.')
  const latitude = screen.getByLabelText(/^Latitude/)
  await userEvent.clear(latitude)
  await userEvent.type(latitude, '-41.3000')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(gateway.inputsOf(update)).toMatchObject([{ latitude: '-41.3000', version: 4 }]))
})

test('a pin far from its suburb is asked about before it is saved', async () => {
  const update = serviceArea.updateServiceArea
  const gateway = gatewayWith(newtown).answer(update, () => ({ ...newtown, version: 5, latitude: -36.85 }))
  renderScreen('/service-area/1', gateway)
  const latitude = await screen.findByLabelText(/^Latitude/)
  await userEvent.clear(latitude)
  await userEvent.type(latitude, '-36.85')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  const question = await screen.findByRole('alertdialog', { name: /^Is the pin right, \d+ km from Newtown\?$/ })
  await userEvent.click(within(question).getByRole('button', { name: 'Go back' }))
  await screen.findByText(/Not saved: the pin is \d+ km from Newtown/)
  expect(gateway.inputsOf(update)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save it there' }))
  await waitFor(() => expect(gateway.inputsOf(update)).toMatchObject([{ latitude: '-36.85' }]))
})

test('a far pin that was refused and then put right is not asked about again', async () => {
  const update = serviceArea.updateServiceArea
  const message = 'This place is not in New Zealand.'
  const gateway = gatewayWith(newtown).answer(update, ({ latitude }) =>
    Number(latitude) > 0 ? { status: 409, name: 'NotInCountry', message } : { ...newtown, version: 5 },
  )
  renderScreen('/service-area/1', gateway)
  const latitude = await screen.findByLabelText(/^Latitude/)
  await userEvent.clear(latitude)
  await userEvent.type(latitude, '51.5')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save it there' }))
  await screen.findByText(message)
  await userEvent.clear(latitude)
  await userEvent.type(latitude, '-41.3')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(gateway.inputsOf(update)).toHaveLength(2))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('hours that close a day with sessions are asked about, with the next of them', async () => {
  const update = serviceArea.updateServiceArea
  const message = 'These hours close days of the week that have sessions to come: 1 session.'
  const gateway = gatewayWith(newtown)
    .answer(update, ({ keepsAffectedSessions }) =>
      keepsAffectedSessions
        ? { ...newtown, version: 5 }
        : { status: 409, name: 'StrandsSessions', message, sessionIds: [71] },
    )
    .answer(activitySession.getActivitySessionList, () => onePage([saturday]))
  renderScreen('/service-area/1', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Save details' }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Save these hours even though sessions/ }))
  expect(question.getByText(message)).toBeInTheDocument()
  const link = await question.findByRole('link', { name: /^Clay and .*Sat 5 Dec 2026, 10:00\sam$/ })
  expect(link.getAttribute('href')).toBe('/service-area/activities-events/activity-session/71')
  await userEvent.click(question.getByRole('button', { name: 'Yes, save and keep these sessions' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(activitySession.getActivitySessionList)).toMatchObject([{ activitySessionIds: [71] }])
  expect(gateway.inputsOf(update)).toMatchObject([{}, { keepsAffectedSessions: true }])
})

test('where there is no pin, its fields ask for one, and a number that is wrong is called so', async () => {
  const gateway = gatewayWith(newtown)
  renderScreen('/service-area/1', gateway)
  await userEvent.clear(await screen.findByLabelText(/^Latitude/))
  const longitude = screen.getByLabelText(/^Longitude/)
  await userEvent.clear(longitude)
  await userEvent.type(longitude, '174')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findByRole('link', { name: 'Latitude: There is no pin yet. Set it on the map, or write its latitude.' })
  expect(screen.getByRole('link', { name: 'Longitude: The longitude is not valid.' })).toBeInTheDocument()
  expect(gateway.inputsOf(serviceArea.updateServiceArea)).toEqual([])
})

test('a radius out of bounds is refused in the words of the contract, and stays as it was typed', async () => {
  const gateway = gatewayWith(newtown)
  renderScreen('/service-area/1', gateway)
  const radius = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Radius/ })
  await userEvent.clear(radius)
  await userEvent.type(radius, '25.1')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findByRole('link', { name: 'Radius: The radius must be 0.5 to 25 km.' })
  expect(radius.value).toBe('25.1')
  expect(gateway.inputsOf(serviceArea.updateServiceArea)).toEqual([])
})

test('an organisation of activities alone is asked for no radius, and keeps the usual one', async () => {
  const gateway = gatewayWith(newtown).answer(serviceArea.updateServiceArea, () => newtown)
  renderScreen('/service-area/1', gateway, { ...aroha, businessAccountSubtype: businessSubtype.ActivityOperator })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' hall')
  expect(screen.queryByRole('textbox', { name: /^Radius/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(gateway.inputsOf(serviceArea.updateServiceArea)).toMatchObject([{ radiusKm: 12 }]))
})

test('a location without hours is not called closed: its hours are not given', async () => {
  renderScreen('/service-area/1', gatewayWith(newtown))
  const hours = await screen.findByRole('group', { name: 'Opening hours' })
  expect(within(hours).getAllByRole('button', { name: /^Hours not given\. Add hours/ })).toHaveLength(7)
  await userEvent.click(within(hours).getByRole('button', { name: 'Hours not given. Add hours for Monday' }))
  expect(within(hours).getAllByRole('button', { name: /^Closed\. Add hours/ })).toHaveLength(6)
  expect(within(hours).getByText(/^A day without hours is closed/)).toBeInTheDocument()
})

describe('what a role may do here', () => {
  test('the admin of the organisation closes a location', async () => {
    renderScreen('/service-area/1', gatewayWith(newtown))
    await screen.findByRole('checkbox', { name: 'Close this location' })
  })

  test.each([
    ['a staff manager', staffRole.StaffManager],
    ['a staff and service manager', staffRole.StaffAndServiceManager],
  ])('%s changes it, but does not close it', async (_who, userRole) => {
    const user = {
      ...manager,
      listServiceAreaUserProfile: manager.listServiceAreaUserProfile.map((one) => ({ ...one, userRole })),
    }
    renderScreen('/service-area/1', gatewayWith(newtown), user)
    await screen.findByRole('button', { name: 'Save details' })
    expect(screen.queryByRole('checkbox', { name: 'Close this location' })).toBeNull()
  })
})

test('the second to save is told, loses nothing typed, and overwrites nothing', async () => {
  const update = serviceArea.updateServiceArea
  let stored = newtown
  const gateway = gatewayWith(newtown)
    .answer(serviceArea.getServiceArea, () => stored)
    .answer(update, () => ({ status: 409, name: 'ChangedMeanwhile', message: 'Someone else changed this location.' }))
  renderScreen('/service-area/1', gateway)
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Kōwhai House')
  stored = { ...newtown, version: 5, name: 'Kōwhai Rooms', phone: '04 555 0199' }
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findByText('You both changed this.')
  expect(screen.getByText('Kōwhai Rooms', { selector: 'b' })).toBeInTheDocument()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kōwhai House')
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('04 555 0199')
  gateway.answer(update, () => ({ ...stored, version: 6, name: 'Kōwhai House' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() =>
    expect(gateway.inputsOf(update).at(-1)).toMatchObject({ version: 5, name: 'Kōwhai House', phone: '04 555 0199' }),
  )
})

test('visitor feedback shows beside its fact and in a list', async () => {
  renderScreen('/service-area/1?tab=access', gatewayWith(newtown))
  const said = await screen.findByRole('region', { name: 'What visitors say' })
  expect(within(said).getByText('“There is a lip.”')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Entrance/ }))
  await screen.findByText('Visitors: 1 says it is wrong')
})

describe('of the access facts', () => {
  const own = {
    serviceAreaId: 1,
    name: newtown.name,
    suburb: 'Newtown',
    userRole: staffRole.StaffAndServiceManager,
    timeZone: newtown.timeZone,
  }
  const known: Location = { ...newtown, accessibilityFacts: [door] }
  const open = (
    location: Location,
    areas: OutputOf<typeof serviceArea.getServiceAreasByUser>,
    breakableOptionIds: number[] = [],
  ) => {
    const gateway = gatewayWith(location)
      .answer(outage.getOutages, () => ({ outages: [], breakableOptionIds }))
      .answer(serviceArea.getServiceAreasByUser, () => areas)
    renderScreen('/service-area/1?tab=access', gateway)
  }

  test('nothing is said to work where no lift or toilet is known, and none are copied where there is one location', async () => {
    open(known, [own])
    await screen.findByText('Nothing is said to be out of order.')
    expect(screen.queryByText('Everything works.')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Copy facts/ })).toBeNull()
  })

  test('they are copied from another location, where somebody manages two', async () => {
    open(known, [own, { ...own, serviceAreaId: 2, name: 'Kōwhai Care, Petone' }], [16])
    await screen.findByText('Everything works.')
    await userEvent.click(await screen.findByRole('button', { name: 'Copy facts from another location' }))
    const dialog = await screen.findByRole('dialog', { name: 'Copy facts from another location' })
    await userEvent.type(within(dialog).getByRole('combobox', { name: /^Location to copy from/ }), 'Kōwhai')
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toEqual([expect.stringContaining('Petone')])
  })
})

/** A picture that the browser cannot read, of which no part is chosen. */
class UnreadablePicture {
  onerror = () => {}
  set src(_address: string) {
    queueMicrotask(() => this.onerror())
  }
}

const pngStart = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test('a text that is named as a picture is refused before its words are written', async () => {
  renderScreen('/service-area/1?tab=pictures', gatewayWith(newtown))
  const banner = await screen.findByRole('region', { name: 'Banner' })
  const input = banner.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no place for a file')
  await userEvent.upload(input, new File(['a text'], 'door.png', { type: 'image/png' }))
  expect((await within(banner).findByRole('alert')).textContent).toBe('Use a JPEG, PNG or WebP picture.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture needs words, and they stay when its file is refused and replaced', async () => {
  vi.stubGlobal('Image', UnreadablePicture)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }))
  const refused = 'door.png is 11 MB. Use a picture of at most 10 MB.'
  renderScreen('/service-area/1?tab=pictures', gatewayWith(newtown))
  const choose = async (part: HTMLElement, name: string, megabytes: number) => {
    const input = part.querySelector<HTMLInputElement>('input[type="file"]')
    const file = new File([pngStart, 'and no more'], name, { type: 'image/png' })
    Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 })
    if (input) await userEvent.upload(input, file)
  }
  await choose(await screen.findByRole('region', { name: 'Banner' }), 'door.png', 11)
  const dialog = await screen.findByRole('dialog', { name: 'What does the picture show?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the picture' }))
  await within(dialog).findByRole('link', { name: 'In words: Say what the picture shows.' })
  expect(within(dialog).getByRole('link', { name: `Another picture: ${refused}` })).toBeInTheDocument()
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'In words' }), 'The door')
  await choose(dialog, 'entrance.png', 1)
  await waitFor(() => expect(within(dialog).queryByText(refused)).toBeNull())
  expect(within(dialog).getByDisplayValue('The door')).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(Object.keys(sessionStorage).filter((key) => key.includes('picture-words'))).toEqual([])
})

test('a measure out of bounds is refused at its field, also in a part that is closed, and never replaced', async () => {
  const upload = serviceArea.uploadVenueAccessibilityInfomation
  const gateway = gatewayWith({ ...newtown, accessibilityFacts: [door] }).answer(upload, () => newtown)
  renderScreen('/service-area/1?tab=access', gateway)
  const group = await screen.findByRole('button', { name: /^Entrance/ })
  await userEvent.click(group)
  const measure = screen.getByRole<HTMLInputElement>('textbox', { name: /^Measure of/ })
  await userEvent.clear(measure)
  await userEvent.type(measure, '820')
  await userEvent.click(group)
  await userEvent.click(screen.getByRole('button', { name: 'Save access facts' }))
  await userEvent.click(screen.getByRole('link', { name: /820 is too high\. Use 40 to 400 cm\./ }))
  expect(document.activeElement).toBe(measure)
  expect(measure.value).toBe('820')
  expect(gateway.inputsOf(upload)).toEqual([])
})
