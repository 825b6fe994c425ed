import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { business } from '@waymark/contracts/business'
import { consumer } from '@waymark/contracts/consumer'
import { outage } from '@waymark/contracts/outage'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { useAnnouncement } from '@waymark/web-kit/announcement'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { kowhaiCare } from '../testing/sample-business.ts'
import { location } from '../testing/sample-location.ts'
import { row } from '../testing/sample-service.ts'

const newtown = {
  serviceAreaId: 1,
  name: 'Newtown',
  suburb: 'Newtown',
  userRole: 1 as const,
  timeZone: 'Pacific/Auckland',
}

test('the wizard opens the next step of the kind of organisation, and moves on when it is done', async () => {
  let step = 2
  const gateway = new FakeGateway()
    .answer(business.businessProfile, () => ({ ...kowhaiCare, onboardingStep: step }))
    .answer(serviceArea.getServiceAreasByUser, () => [newtown])
    .answer(business.updateWizardStep, () => {
      step = 3
      return { ...kowhaiCare, onboardingStep: 3 }
    })
  renderScreen('/business/setup-wizard', gateway)
  await screen.findByText('2 of 4 steps are done')
  const third = await screen.findByRole('region', { name: /First location/ })
  await userEvent.click(await within(third).findByRole('button', { name: 'This step is done' }))
  await waitFor(() => expect(gateway.inputsOf(business.updateWizardStep)).toEqual([{ onboardingStep: 3 }]))
  await screen.findByText('3 of 4 steps are done')
})

test('the fourth step names what is missing while nobody can book', async () => {
  const gateway = new FakeGateway()
    .answer(business.businessProfile, () => ({ ...kowhaiCare, onboardingStep: 3 }))
    .answer(serviceArea.getServiceAreasByUser, () => [newtown])
    .answer(service.getServiceAreaServiceByServiceAreaId, () => ({
      items: [row],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 50,
    }))
    .answer(consumer.getDataForProviderDashboard, () => ({
      comingUp: [],
      todayCount: 0,
      upcomingCount: 0,
      toComplete: [],
      unplaced: [],
      unplacedCount: 0,
      quotesToAnswer: 0,
      unreadMessageCount: 0,
      missing: ['staff' as const, 'weekly times' as const],
    }))
  renderScreen('/business/setup-wizard', gateway)
  await screen.findByText('Nobody can book Newtown yet')
  await screen.findByText(
    'It still needs somebody who does the visits and weekly times. You can go on and add them later.',
  )
})

test('a finished step opens again, a later one waits', async () => {
  const gateway = new FakeGateway()
    .answer(business.businessProfile, () => kowhaiCare)
    .answer(serviceArea.getServiceAreasByUser, () => [newtown])
  renderScreen('/business/setup-wizard?step=4', gateway)
  await screen.findByText('Opens when the steps before it are done.')
  const first = screen.getByRole('region', { name: /Organisation profile/ })
  await userEvent.click(within(first).getByRole('button', { name: 'Edit this step: Organisation profile' }))
  await within(first).findByDisplayValue('Kōwhai Care')
})

test('a step whose data does not load says so, and can retry', async () => {
  let isThere = false
  const gateway = new FakeGateway()
    .answer(business.businessProfile, () => kowhaiCare)
    .answer(serviceArea.getServiceAreasByUser, () =>
      isThere ? [newtown] : { status: 409, name: 'Busy', message: 'Please try again in a moment.' },
    )
  renderScreen('/business/setup-wizard', gateway)
  await screen.findByText('Your locations did not load')
  expect(screen.queryByRole('textbox')).toBeNull()
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/Your first location is/)
})

test('people who cannot set it up are told that an admin is doing so, and can check again', async () => {
  let step = 2
  const gateway = new FakeGateway().answer(business.businessProfile, () => ({ ...kowhaiCare, onboardingStep: step }))
  renderScreen('/business/setup-wizard', gateway, { ...aroha, isAccountAdmin: false })
  await screen.findByRole('heading', { name: 'Kōwhai Care is not ready yet' })
  expect(screen.getByText(/2 of 4 steps are done/)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
  step = 3
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText(/3 of 4 steps are done/)
})

test('card payments are connected or skipped, and the two are told apart', async () => {
  let step = 5
  const skipped = (): 'cardPayments'[] => (step > 5 ? ['cardPayments'] : [])
  const hybrid: typeof kowhaiCare = { ...kowhaiCare, businessAccountSubtype: 1, onboardingStepCount: 7 }
  const gateway = new FakeGateway()
    .answer(business.businessProfile, () => ({ ...hybrid, onboardingStep: step, skippedSteps: skipped() }))
    .answer(business.updateWizardStripeStep, () => {
      step = 6
      return { ...hybrid, onboardingStep: 6, skippedSteps: skipped() }
    })
  renderScreen('/business/setup-wizard', gateway)
  const sixth = await screen.findByRole('region', { name: /Card payments/ })
  await within(sixth).findByRole('button', { name: 'Connect card payments' })
  await userEvent.click(within(sixth).getByRole('button', { name: 'Skip for now' }))
  await waitFor(() => expect(gateway.inputsOf(business.updateWizardStripeStep)).toEqual([{ isSkipped: true }]))
  await screen.findByText('5 of 7 steps are done, 1 was skipped')
  expect(screen.getByRole('heading', { name: 'Card payments (skipped)' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Skipped: do this step: Card payments' })).toBeInTheDocument()
  // The button is gone: the focus is on the next step, and a screen reader hears that this one is saved.
  await waitFor(() => expect(screen.getByRole('heading', { name: /Team/ })).toHaveFocus())
  expect(useAnnouncement.getState().text).toBe('Saved. 5 of 7 steps are done, 1 was skipped.')
})

const stepFree = {
  accessibilityOptionId: 11,
  value: 'yes' as const,
  measure: 82,
  note: null,
  source: null,
  checkedOn: '2026-10-01',
  photo: null,
  photoAlt: null,
}

test('access facts are skipped while none is known, and done once one is', async () => {
  const council: typeof kowhaiCare = {
    ...kowhaiCare,
    businessAccountSubtype: 4,
    onboardingStep: 3,
    onboardingStepCount: 7,
  }
  const gateway = new FakeGateway()
    .answer(business.businessProfile, () => council)
    .answer(serviceArea.getServiceAreasByUser, () => [newtown])
    .answer(serviceArea.getServiceArea, () => ({ ...location, accessibilityFacts: [] }))
    .answer(outage.getOutages, () => ({ outages: [], breakableOptionIds: [] }))
  renderScreen('/business/setup-wizard', gateway)
  const step = await screen.findByRole('region', { name: /Venue accessibility/ })
  await within(step).findByRole('button', { name: 'Skip for now' })
  expect(within(step).queryByRole('button', { name: 'This step is done' })).toBeNull()
  cleanup()
  gateway.answer(serviceArea.getServiceArea, () => ({ ...location, accessibilityFacts: [stepFree] }))
  renderScreen('/business/setup-wizard', gateway)
  await screen.findByRole('button', { name: 'This step is done' })
})
