import type { APIRequestContext } from '@playwright/test'
import { amenity } from '@waymark/contracts/amenity'
import { amenitySession } from '@waymark/contracts/amenity-session'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { mondayAhead } from '../fixtures/book-visit.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { ActivityPages } from '../pages/activity-pages.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { emailTo } from '../pages/mailbox.ts'
import { newAddress } from '../pages/register-pages.ts'

/** Kōwhai Care, Newtown, which takes cards. */
const serviceAreaId = 1
const equipmentHire = 7
const beachWheelchair = 702

/** A beach wheelchair for hire at $15.00, with two sessions that can be booked. */
async function newBeachWheelchair(request: APIRequestContext) {
  const admin = await callerFor(request, 'hybrid.admin')
  const title = `Beach wheelchair ${Date.now()}`
  const { amenityId } = await admin.ask(amenity.updateAmenity, {
    serviceAreaId,
    amenityTypeId: equipmentHire,
    title,
    featureIds: [beachWheelchair],
    isBookable: true,
    priceCents: 1500,
    maxSpacesPerSession: 2,
    status: 'Active',
  })
  const tuesday = addDays(mondayAhead(new Date().toISOString().slice(0, 10)), 1)
  const at = (time: string) => [tuesday, addDays(tuesday, 1)].map((day) => `${day}T${time}:00`)
  const { sessions } = await admin.ask(amenitySession.updateAmenitySession, {
    amenityId,
    startDateTimes: at('10:00'),
    endDateTimes: at('12:00'),
  })
  return { title, amenityId, sessionIds: sessions.map(({ activitySessionId }) => activitySessionId) }
}

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`a beach wheelchair is found on the map, paid for, and refunded when it is closed, ${name}`, async ({
    as,
    page,
    request,
  }) => {
    test.setTimeout(240_000)
    const { title, amenityId } = await newBeachWheelchair(request)
    const use = inputMethods[name](page)
    const pages = new ActivityPages(page, use)
    const email = newAddress('moana')

    await test.step('a guest finds it among the nearest, with its price', async () => {
      await page.goto('/location-map')
      await use.press(page.getByRole('button', { name: 'Nearest toilet' }))
      await use.choose(page.getByRole('button', { name: /What do you need/ }), 'Equipment hire')
      await use.press(page.getByRole('link', { name: `Book for $15.00 NZD ${title}` }))
      await expect(pages.title).toHaveText(title)
      await expectAccessible(page)
      await use.press(page.getByRole('link', { name: 'Book spaces' }).first())
    })

    await test.step('books and pays', async () => {
      await expect(pages.title).toHaveText('Book your spaces')
      await pages.writeFirstPerson('Moana Parata')
      await pages.writeGuest({ firstName: 'Moana', lastName: 'Parata', email })
      await expect(page.getByRole('complementary', { name: 'Your booking' }).getByText('$15.00').first()).toBeVisible()
      await expectAccessible(page)
      await use.press(page.getByRole('button', { name: 'Pay on a secure page' }))
      await pages.pay('approved')
      await expect(pages.title).toHaveText('You are going')
      await use.press(page.getByRole('link', { name: 'Your booking' }))
      await expect(pages.ticket).toBeVisible()
      await expectAccessible(page)
    })

    const provider = await as('hybrid.admin')
    const hands = inputMethods[name](provider)
    await test.step('the provider has its sessions as a file', async () => {
      await provider.goto(`/service-area/amenity/${amenityId}?tab=sessions`)
      await expect(provider.getByText('1 of 2').filter({ visible: true }).first()).toBeVisible()
      const saved = provider.waitForEvent('download')
      await hands.press(provider.getByRole('button', { name: 'Export to Excel' }))
      expect((await saved).suggestedFilename()).toMatch(/^AmenitySessions .*\.xlsx$/)
    })

    await test.step('the provider closes it, after reading what that does', async () => {
      await hands.press(provider.getByRole('button', { name: 'Close it' }))
      const question = provider.getByRole('alertdialog', { name: `Close ${title}?` })
      await expect(question).toContainText('This cancels 2 sessions to come.')
      await hands.write(question.getByRole('textbox', { name: /Why/ }), 'A wheel is broken.')
      await expectAccessible(provider)
      await hands.press(question.getByRole('button', { name: 'Yes, close it and cancel 2 sessions' }))
      await expect(provider.getByText('It is closed. People do not find it.')).toBeVisible()
    })

    await test.step('the guest reads why, and has the money back', async () => {
      const cancelled = await emailTo(request, email, 'booking cancelled')
      expect(cancelled.text).toContain('A wheel is broken.')
      await page.reload()
      await expect(page.getByText('$15.00 NZD was sent back to the card it was paid with.')).toBeVisible()
      await expectAccessible(page)
    })
  })
