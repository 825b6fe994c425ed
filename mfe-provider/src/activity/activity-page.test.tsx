import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activity } from '@waymark/contracts/activity'
import { activitySession } from '@waymark/contracts/activity-session'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { clay, onePage, saturday } from '../testing/sample-activity.ts'
import type { Activity } from './activity-draft.ts'

const path = '/service-area/activities-events/31'
const submit = activity.submitActivity

function gatewayWith(saved: Activity) {
  return new FakeGateway()
    .answer(activity.getActivityByActivityId, () => saved)
    .answer(serviceArea.getServiceAreasByUser, () => [])
    .answer(serviceArea.getListUserRoleOnServiceArea, () => onePage([]))
}

test('an activity can be cancelled only with a reason, after what that does is said', async () => {
  const gateway = gatewayWith(clay).answer(submit, () => ({ ...clay, status: 'Cancelled' as const }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'More for Clay and kōrero' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the activity' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Clay and kōrero?' })
  expect(dialog).toHaveTextContent('This cancels 2 sessions to come. We tell everybody who has booked')
  const confirm = () => within(dialog).getByRole('button', { name: 'Yes, cancel it and 2 sessions' })
  await userEvent.click(confirm())
  expect(gateway.inputsOf(submit)).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'The kiln is broken.')
  await userEvent.click(confirm())
  await waitFor(() =>
    expect(gateway.inputsOf(submit)).toMatchObject([
      { activityId: 31, version: 4, status: 'Cancelled', cancelReason: 'The kiln is broken.', priceCents: 1800 },
    ]),
  )
})

test('a price is written with its cents, as everywhere else', async () => {
  renderScreen(path, gatewayWith(clay))
  await screen.findByText('Concession $12.00')
  expect(document.body).toHaveTextContent(/Price a space\s*\$18\.00\s*NZD/)
})

test('a refusal to publish stands in its dialog', async () => {
  const draft = { ...clay, status: 'Draft' as const, comingSessions: 0 }
  const gateway = gatewayWith(draft).answer(submit, () => ({
    status: 409,
    name: 'NothingToBook',
    message: 'Add at least one session to come before you publish it.',
  }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, publish it' }))
  await screen.findByText('Add at least one session to come before you publish it.')
})

test('a copy takes everything but the sessions, as a new activity', async () => {
  const gateway = gatewayWith(clay).answer(submit, () => ({ ...clay, activityId: 32, title: 'Clay and kōrero (copy)' }))
  const router = renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'More for Clay and kōrero' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy it' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Make the copy' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/service-area/activities-events/32'))
  expect(gateway.inputsOf(submit)).toMatchObject([
    { activityId: null, version: null, copiedFromActivityId: 31, title: 'Clay and kōrero (copy)', minAge: 16 },
  ])
})

test('an age can be taken off again: None', async () => {
  const gateway = gatewayWith(clay).answer(submit, () => ({ ...clay, minAge: null, version: 5 }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /Lowest age/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'None' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(gateway.inputsOf(submit)).toMatchObject([{ minAge: null, version: 4 }]))
})

test('a lowest age above the highest is refused at its field', async () => {
  const gateway = gatewayWith(clay)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /Highest age/ }))
  await userEvent.click(await screen.findByRole('option', { name: '12' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findByRole('link', { name: 'Highest age: The lowest age must not be above the highest.' })
  expect(screen.getByRole('button', { name: /Highest age/ })).toHaveAccessibleDescription(/The lowest age must not be/)
  expect(gateway.inputsOf(submit)).toEqual([])
})

test('a concession above the price is refused at its field, and the policy is said in words', async () => {
  const gateway = gatewayWith(clay)
  renderScreen(`${path}?tab=price`, gateway)
  expect(await screen.findByText(/You get your money back if you cancel 24 hours or more before/)).toBeInTheDocument()
  const concession = screen.getByRole('textbox', { name: /^Concession price/ })
  await userEvent.clear(concession)
  await userEvent.type(concession, '20')
  await userEvent.click(screen.getByRole('button', { name: 'Save price and refunds' }))
  await screen.findByRole('link', { name: 'Concession price: A concession costs at most the price of a space.' })
  expect(gateway.inputsOf(submit)).toEqual([])
})

test('sessions to come that have another price are named, and get this one when somebody says so', async () => {
  const update = activitySession.updateActivitySession
  const free = { ...saturday, priceCents: 0, concessionPriceCents: null }
  const over = { ...free, activitySessionId: 70, status: 'Cancelled' as const }
  let rows = [over, saturday, { ...free, activitySessionId: 72 }, { ...free, activitySessionId: 73 }]
  const gateway = gatewayWith(clay)
    .answer(activitySession.getActivitySessionsByActivityId, () => onePage(rows))
    .answer(update, () => {
      rows = [over, saturday, { ...saturday, activitySessionId: 72 }, { ...saturday, activitySessionId: 73 }]
      return { session: saturday, sessionCount: 2, bookingCount: 0 }
    })
  renderScreen(`${path}?tab=price`, gateway)
  await screen.findByText('2 sessions to come have another price.')
  await userEvent.click(screen.getByRole('button', { name: 'Give them this price' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, change their price' }))
  await waitFor(() =>
    expect(gateway.inputsOf(update)).toMatchObject([
      { activitySessionId: 72, scope: 'later', priceCents: 1800, concessionPriceCents: 1200 },
    ]),
  )
  await waitFor(() => expect(screen.queryByText('2 sessions to come have another price.')).toBeNull())
})

test('who runs it is sent one by one, and says who is taken off', async () => {
  const remove = activity.deleteActivityStaffAssignment
  const gateway = gatewayWith(clay).answer(remove, () => ({ staff: [] }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Change staff' }))
  const dialog = await screen.findByRole('dialog', { name: 'Who runs Clay and kōrero?' })
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Sina Leota' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save, and take off Sina Leota' }))
  await waitFor(() => expect(gateway.inputsOf(remove)).toEqual([{ activityId: 31, userProfileId: 21 }]))
})

const staff = {
  ...aroha,
  isAccountAdmin: false,
  listServiceAreaUserProfile: aroha.listServiceAreaUserProfile.map((one) => ({ ...one, userRole: staffRole.Staff })),
}

test('Staff read what an activity is and open its sessions, and change nothing', async () => {
  const gateway = gatewayWith(clay).answer(activitySession.getActivitySessionsByActivityId, () => onePage([saturday]))
  renderScreen(path, gateway, staff)
  await screen.findByRole('link', { name: /^Open Clay and kōrero/ })
  expect(screen.getByText(clay.description)).toBeInTheDocument()
  expect(screen.queryByRole('form')).toBeNull()
  for (const name of [/^More/, 'Change staff', 'Add sessions', /^Publish/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('Staff are told who adds an activity, instead of a form', async () => {
  renderScreen('/service-area/activities-events/new', gatewayWith(clay), staff)
  await screen.findByRole('heading', { name: 'Somebody who manages this location does this' })
  expect(screen.queryByRole('button', { name: 'Save the draft' })).toBeNull()
})
