import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activity } from '@waymark/contracts/activity'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { clay, onePage } from '../testing/sample-activity.ts'

const list = activity.getActivitiesByServiceAreaId
const path = '/service-area/activities-events'

test('search, status, kind and order are sent to the server, and restored from the address', async () => {
  const gateway = new FakeGateway().answer(list, () => onePage([]))
  renderScreen(`${path}?search=clay&status=Draft&kind=2&sort=title`, gateway)
  await screen.findByRole('heading', { name: 'No activities match your search' })
  expect(gateway.inputsOf(list)).toMatchObject([
    { serviceAreaId: '1', search: 'clay', status: 'Draft', activityKindId: '2', sort: 'title' },
  ])
})

test('an activity says what it is, when it is next, what it costs and where it stands', async () => {
  renderScreen(
    path,
    new FakeGateway().answer(list, () => onePage([clay])),
  )
  await screen.findByRole('link', { name: 'Clay and kōrero' })
  expect(screen.getByText('Art and craft, 16 and over')).toBeInTheDocument()
  expect(screen.getByText('10:00 am').closest('td')).toHaveTextContent(/^Sat 5 Dec 2026, 10:00 am/)
  expect(screen.getByText('$18.00 NZD')).toBeInTheDocument()
  expect(screen.getByText('Active', { selector: 'td *' })).toBeInTheDocument()
})

test('a new activity is saved as a draft and opened', async () => {
  const gateway = new FakeGateway()
    .answer(activity.submitActivity, () => ({ ...clay, status: 'Draft' as const }))
    .answer(activity.getActivityByActivityId, () => ({ ...clay, status: 'Draft' as const }))
  const router = renderScreen(`${path}/new`, gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Clay and kōrero')
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/31`))
  expect(gateway.inputsOf(activity.submitActivity)).toMatchObject([
    { serviceAreaId: 1, title: 'Clay and kōrero', priceCents: 0, minAge: null, maxAge: null },
  ])
})
