import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OutputOf } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { texts } from '@waymark/domain/texts'
import { useNotices } from '@waymark/web-kit/notices'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

const path = '/service-area/scheduling?week=2026-11-23'

const base: OutputOf<typeof service.getServiceScheduleBase> = {
  serviceAreaServiceId: 12,
  serviceName: 'Morning care',
  timeZone: 'Pacific/Auckland',
  durationMinutes: 60,
  maxDurationMinutes: 90,
  bufferMinutes: 15,
  version: 4,
  staff: [
    { userProfileId: 21, firstName: 'Sina', lastName: 'Leota' },
    { userProfileId: 22, firstName: 'Tāne', lastName: 'Wiremu' },
  ],
  lines: [
    { scheduleLineId: 1, dayOfWeek: 1, startTime: '07:00', staffUserProfileIds: [] },
    { scheduleLineId: 2, dayOfWeek: 2, startTime: '09:15', staffUserProfileIds: [21] },
  ],
}

const week: OutputOf<typeof service.getServiceWeek> = {
  timeZone: 'Pacific/Auckland',
  days: ['23', '24', '25', '26', '27', '28', '29'].map((day) => ({
    date: `2026-11-${day}`,
    entries:
      day === '24'
        ? [
            {
              kind: 'booked',
              startTime: '09:15',
              endTime: '10:15',
              staffNames: ['Sina Leota'],
              bookingId: 41,
              note: null,
            },
          ]
        : [],
  })),
}

let gateway: FakeGateway

beforeEach(() => {
  sessionStorage.clear()
  useNotices.setState({ list: [], open: new Set() })
  gateway = new FakeGateway()
    .answer(service.getServiceAreaServiceToSchedule, () => [
      {
        serviceAreaServiceId: 12,
        serviceName: 'Morning care',
        familyName: 'Personal care',
        durationMinutes: 60,
        bufferMinutes: 15,
        lineCount: 2,
        scheduleVersion: 4,
      },
    ])
    .answer(service.getServiceScheduleBase, () => base)
    .answer(service.getServiceScheduleException, () => [])
    .answer(service.getServiceWeek, () => week)
})

const sent = () => gateway.inputsOf(service.updateListServiceScheduleBase)
const saidLast = () => useNotices.getState().list[0]?.text

async function editTuesday() {
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Tuesday 9:15\u00a0am.*Sina Leota$/ }))
}

test('the week describes each day in words and links to its bookings', async () => {
  renderScreen(path, gateway)
  const frame = await screen.findByRole('region', { name: 'Calendar, Week of 23 to 29 November 2026' })
  const tuesday = await within(frame).findByRole('region', { name: /Tuesday\s+24 Nov/ })
  const booked = within(tuesday).getByRole('link', { name: /9:15\u00a0am to 10:15\u00a0am\s*Booked/ })
  expect(booked.getAttribute('href')).toBe('/booking/41')
  expect(within(frame).getAllByText('No times')).toHaveLength(6)
  expect(
    screen.getByText(
      /Each visit takes 1 hour to 1 hour and 30 minutes, with 15 minutes after it to travel or write notes/,
    ),
  ).toBeInTheDocument()
})

test('a line is edited in place and saved with the version it was read in', async () => {
  gateway.answer(service.updateListServiceScheduleBase, () => base)
  await editTuesday()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tāne Wiremu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Tuesday 9:15\u00a0am' }))
  await waitFor(() => expect(saidLast()).toBe('Tuesday 9:15\u00a0am is saved.'))
  expect(sent()).toEqual([
    {
      serviceAreaServiceId: 12,
      version: 4,
      lines: [{ scheduleLineId: 2, dayOfWeek: 2, startTime: '09:15', staffUserProfileIds: [21, 22] }],
      keepsStrandedBookings: false,
    },
  ])
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

test('only one line is edited at a time, on this tab and the other', async () => {
  await editTuesday()
  await userEvent.click(screen.getByRole('button', { name: /^Edit Monday 7:00\u00a0am.*Everyone$/ }))
  expect(saidLast()).toBe(texts.unsavedSchedule)
  await userEvent.click(screen.getByRole('button', { name: 'Add a time' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Time away and extra times' }))
  expect(useNotices.getState().list.map(({ text }) => text)).toEqual(Array(3).fill(texts.unsavedSchedule))
  expect(screen.getByRole('button', { name: 'Save Tuesday 9:15\u00a0am' })).toBeInTheDocument()
})

test('several times are added at once, at a distance, after saying how many', async () => {
  gateway.answer(service.updateListServiceScheduleBase, () => base)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add several times' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add several times' })
  expect(within(dialog).getByRole('status')).toHaveTextContent('This adds 85 times.')
  await userEvent.click(within(dialog).getByRole('button', { name: /Every/ }))
  await userEvent.click(await screen.findByRole('option', { name: '4 hours' }))
  expect(within(dialog).getByRole('status')).toHaveTextContent('This adds 15 times.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add the times' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([
    {
      lines: expect.arrayContaining([
        { scheduleLineId: null, dayOfWeek: 1, startTime: '09:00', staffUserProfileIds: [] },
        { scheduleLineId: null, dayOfWeek: 5, startTime: '17:00', staffUserProfileIds: [] },
      ]),
    },
  ])
})

test('a duplicate time is refused at its field before it is sent', async () => {
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a time' }))
  await userEvent.click(screen.getByRole('button', { name: /Starts/ }))
  await userEvent.click(await screen.findByRole('option', { name: '7:00\u00a0am' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Monday 7:00\u00a0am' }))
  await screen.findByText('This time is already in the list for that day.')
  expect(sent()).toHaveLength(0)
})

test('a change that would affect bookings asks, and continues when confirmed', async () => {
  const sentence = 'Confirmed bookings that start at these times: 2, the next on Tue 24 Nov 2026, 9:15 am.'
  gateway.answer(service.updateListServiceScheduleBase, () => ({
    status: 409,
    name: 'StrandsBookings',
    message: sentence,
  }))
  await editTuesday()
  await userEvent.click(screen.getByRole('button', { name: 'Save Tuesday 9:15\u00a0am' }))
  const question = await screen.findByRole('alertdialog', { name: 'Save Tuesday 9:15\u00a0am anyway?' })
  expect(within(question).getByText(sentence)).toBeInTheDocument()
  gateway.answer(service.updateListServiceScheduleBase, () => base)
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, save it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toMatchObject([{ keepsStrandedBookings: false }, { keepsStrandedBookings: true }])
})

test('when somebody else saved first, their version is loaded and the draft stays', async () => {
  const message = 'Someone else changed these times. We have loaded theirs. Please check them, then save again.'
  gateway.answer(service.updateListServiceScheduleBase, () => ({ status: 409, name: 'ChangedMeanwhile', message }))
  await editTuesday()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tāne Wiremu' }))
  gateway.answer(service.getServiceScheduleBase, () => ({ ...base, version: 5, lines: base.lines.slice(0, 1) }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Tuesday 9:15\u00a0am' }))
  await screen.findByText(message, { exact: false })
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Tāne Wiremu' })).toHaveProperty('checked', true))
  gateway.answer(service.updateListServiceScheduleBase, () => base)
  await userEvent.click(screen.getByRole('button', { name: 'Save Tuesday 9:15\u00a0am' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({
    version: 5,
    lines: [{ scheduleLineId: null, dayOfWeek: 2, startTime: '09:15', staffUserProfileIds: [21, 22] }],
  })
})

test('a delete asks first and moves the focus to a useful place', async () => {
  gateway.answer(service.updateListServiceScheduleBase, () => base)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Monday 7:00\u00a0am.*Everyone$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Monday 7:00\u00a0am' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete Monday 7:00\u00a0am?' })
  expect(sent()).toHaveLength(0)
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it' }))
  await waitFor(() => expect(sent()).toMatchObject([{ lines: [], deletedScheduleLineIds: [1] }]))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a time' })))
})

test('a time is added on its day, and its day stays open until it is saved', async () => {
  gateway.answer(service.updateListServiceScheduleBase, () => base)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Tuesday' }))
  const tuesday = screen.getByRole('heading', { name: 'Tuesday' }).closest('li')
  if (!tuesday) throw new Error('Tuesday is not a row.')
  expect(within(tuesday).getByRole('group', { name: 'Tuesday 9:00\u00a0am' })).toBeInTheDocument()
  await waitFor(() => expect(within(tuesday).getByRole('button', { name: /Day/ })).toHaveFocus())
  await userEvent.click(within(tuesday).getByRole('button', { name: 'Save Tuesday 9:00\u00a0am' }))
  await waitFor(() => expect(sent()).toMatchObject([{ lines: [{ dayOfWeek: 2, startTime: '09:00' }] }]))
})

test('the draft is restored after a reload', async () => {
  await editTuesday()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sina Leota' }))
  cleanup()
  renderScreen(path, gateway)
  await screen.findByText('Kept for you.')
  expect(screen.getByRole('checkbox', { name: 'Sina Leota' })).toHaveProperty('checked', false)
})

test('time away is refused at its field when it ends before it starts', async () => {
  renderScreen(`${path}&tab=away`, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add time away or extra time' }))
  await userEvent.click(screen.getByRole('button', { name: /To, time/ }))
  await userEvent.click(await screen.findByRole('option', { name: '5:00\u00a0am' }))
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByText('The end must be after the start.')
  expect(gateway.inputsOf(service.updateListServiceScheduleException)).toHaveLength(0)
})
