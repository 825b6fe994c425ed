import { activityBooking } from '@waymark/contracts/activity-booking'
import { newActivity } from '../fixtures/arrange-activity.ts'
import { newClient } from '../fixtures/arrange-person.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { ActivityPages } from '../pages/activity-pages.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { emailTo } from '../pages/mailbox.ts'
import { newAddress } from '../pages/register-pages.ts'

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`a session is sold out: a guest waits, is offered the space that comes free, and takes it, ${name}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const { title, activityId, sessionIds } = await newActivity(request, {
      priceCents: 0,
      maxSpacesPerSession: 1,
      maxSpacesPerClient: 1,
      wheelchairSpaces: 0,
      quietPlaces: 0,
    })
    const activitySessionId = sessionIds[0] ?? 0
    const lucky = await newClient(request)
    const { activityBookingId } = await lucky.ask(activityBooking.addNewActivityBooking, {
      activitySessionId,
      people: [{ name: 'Hana Rewi' }],
      contactName: 'Hana Rewi',
      contactEmail: 'hana@journeys.test',
      totalCents: 0,
    })
    const use = inputMethods[name](page)
    const pages = new ActivityPages(page, use)
    const guest = { firstName: 'Wiremu', lastName: 'Katene', email: newAddress('wiremu') }

    await test.step('joins the waitlist', async () => {
      await page.goto(`/activity-booking/new-booking?activityId=${activityId}`)
      await expect(page.getByText('Full', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await use.press(page.getByRole('link', { name: /^Join the waitlist/ }))
      await expect(pages.title).toHaveText('Join the waitlist')
      await pages.writeFirstPerson('Wiremu Katene')
      await pages.writeGuest(guest)
      await expectAccessible(page)
      await use.press(page.getByRole('button', { name: 'Join the waitlist for 1 space' }))
      await expect(page.getByText('You are on the waitlist.')).toBeVisible()
      await expect(page.getByText('Nobody is ahead of you.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('somebody else cannot come, and the space is offered', async () => {
      await lucky.ask(activityBooking.cancelActivityBooking, { activityBookingId, refundCents: 0 })
      const { text } = await emailTo(request, guest.email, 'booking requested')
      expect(text).toContain('Spaces are free for you')
      expect(text).toContain(title)
    })

    await test.step('takes it', async () => {
      await page.goto('/activity-booking/new-booking')
      const waiting = page.getByRole('region', { name: 'You are on these waitlists' })
      await expect(waiting.getByText(title)).toBeVisible()
      await expectAccessible(page)
      await use.press(waiting.getByRole('link', { name: 'Take the spaces' }))
      await expect(pages.title).toHaveText('Your spaces are held')
      await expect(page.getByText(/^Held for you: (1 hour|2 hours)/)).toBeVisible()
      await expectAccessible(page)
      await use.press(page.getByRole('button', { name: 'Take the spaces' }))
      await expect(pages.title).toHaveText(/^You are going\. See you on/)
      await expect(pages.ticket.getByText('Wiremu Katene')).toBeVisible()
      await expectAccessible(page)
    })
  })
