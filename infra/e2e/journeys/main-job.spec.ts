import { beginBooking } from '../fixtures/begin-booking.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { emailTo } from '../pages/mailbox.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'

/** The main job, as a client and a provider do it: from the map to Completed. */
test('a person finds a place on the map, books its service, and the provider completes it @both-forms @map', async ({
  as,
  request,
}) => {
  test.setTimeout(180_000)
  const client = await as('individual')
  const form = new NewBookingPage(client)
  let bookingPath = ''
  let staffName = ''

  await test.step('chooses a place from the list beside the map', async () => {
    await client.goto('/location-map')
    await client.getByRole('link', { name: 'Kōwhai Care, Newtown' }).click()
    const venue = client.getByRole('region', { name: 'Chosen place' })
    await expect(venue.getByRole('heading', { name: 'Kōwhai Care, Newtown' })).toBeVisible()
    await expect(venue.getByText('Access Fit').first()).toBeVisible()
    await expectAccessible(client)
  })

  await test.step('keeps it on the shortlist', async () => {
    const venue = client.getByRole('region', { name: 'Chosen place' })
    const onIt = venue.getByRole('button', { name: /^On your shortlist/ })
    const notOnIt = venue.getByRole('button', { name: /^Add to shortlist/ })
    await expect(onIt.or(notOnIt)).toBeVisible()
    if (await onIt.isVisible()) {
      await onIt.click()
      // The note would be deleted with the star.
      const question = client.getByRole('alertdialog', { name: /off your shortlist/ })
      await expect(question.or(notOnIt)).toBeVisible()
      if (await question.isVisible()) await question.getByRole('button', { name: 'Yes, take it off' }).click()
    }
    await notOnIt.click()
    await expect(onIt).toBeVisible()
    await client.goto('/shortlist')
    await expect(client.getByRole('heading', { name: /Kōwhai Care, Newtown/ })).toBeVisible()
  })

  await test.step('books one of its services', async () => {
    await client.goto('/booking/new-booking?serviceAreaServiceId=1')
    await form.chooseSize(/Usual visit/)
    await form.useLastAddress()
    await form.takeNextFree()
    await client.getByLabel(/Notes for the visit/).fill('Please use the side door.')
    await expectAccessible(client)
    await form.confirm()
    await expect(client.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
    bookingPath = (await client.getByRole('link', { name: 'See the booking' }).getAttribute('href')) ?? ''
    staffName = await client.getByRole('definition').nth(4).locator('b').innerText()
    expect(bookingPath).toMatch(/^\/booking\/\d+$/)
  })

  await test.step('both sides are told by email', async () => {
    const toClient = await emailTo(request, 'individual@demo.test', 'booking confirmed', { about: `${bookingPath}\n` })
    expect(toClient.text).toContain('Morning care')
    const toProvider = await emailTo(request, 'service.manager@demo.test', 'booking confirmed', {
      about: 'Morning care',
    })
    expect(toProvider.text).toContain('Hēmi Parata')
  })

  const provider = await as('service.manager')

  await test.step('the provider sees it among its upcoming bookings, with its staff member', async () => {
    await provider.goto('/booking/upcoming')
    await provider.getByRole('searchbox', { name: 'Search' }).fill('Parata')
    const row = provider.getByRole('row').filter({ has: provider.locator(`a[href="${bookingPath}"]`) })
    await expect(row).toContainText('Confirmed')
    await expect(row).toContainText(staffName)
    await expectAccessible(provider)
  })

  await test.step('changes the weekly times of the service', async () => {
    await provider.goto('/service-area/scheduling')
    await provider.getByRole('button', { name: 'Add a time' }).click()
    await provider.getByRole('button', { name: /Starts/ }).click()
    await provider.getByRole('option', { name: '4:15 pm' }).click()
    await provider.getByRole('button', { name: 'Save' }).click()
    const line = provider.getByRole('button', { name: /^Edit Monday 4:15 pm/ })
    await expect(line).toBeVisible()
    await expectAccessible(provider)
    await line.click()
    await provider.getByRole('button', { name: 'Delete Monday 4:15 pm' }).click()
    await provider
      .getByRole('alertdialog')
      .or(provider.getByRole('dialog'))
      .getByRole('button', { name: /^(Yes|Delete)/ })
      .click()
    await expect(line).toHaveCount(0)
  })

  await test.step('completes the booking once it has begun', async () => {
    await beginBooking(Number(bookingPath.split('/').at(-1)))
    await provider.goto(bookingPath)
    await provider.getByRole('button', { name: 'Complete', exact: true }).click()
    await provider.getByRole('button', { name: 'Yes, it is done' }).click()
    await expect(provider.getByText('Completed').first()).toBeVisible()
  })

  await test.step('and the client sees Completed', async () => {
    await client.goto(bookingPath)
    await expect(client.getByText('Completed').first()).toBeVisible()
    await client.goto('/booking/Completed')
    await expect(client.locator(`a[href="${bookingPath}"]`)).toBeVisible()
  })
})
