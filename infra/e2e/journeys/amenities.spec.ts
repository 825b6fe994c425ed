import { addDays } from '@waymark/domain/schedule/wall-clock'
import { mondayAhead } from '../fixtures/book-visit.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { ActivityPages } from '../pages/activity-pages.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { newAddress } from '../pages/register-pages.ts'

const tuesday = addDays(mondayAhead(new Date().toISOString().slice(0, 10)), 1)

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`a service provider's quiet room is cut into slots, found as the nearest and booked by a guest, ${name}`, async ({
    as,
    page: guestPage,
  }) => {
    test.setTimeout(240_000)
    const title = `Quiet room ${name} ${Date.now()}`
    const page = await as('provider.admin')
    const use = inputMethods[name](page)

    await test.step('it is described, and what is missing is said', async () => {
      await page.goto('/service-area/amenity/list')
      await use.press(page.getByRole('link', { name: 'Add an amenity' }))
      await expect(page.getByRole('heading', { level: 1, name: 'New amenity' })).toBeVisible()
      await use.press(page.getByRole('button', { name: 'Save as a draft' }))
      await expect(page.getByRole('link', { name: /^Kind of amenity: / })).toBeVisible()
      await expectAccessible(page)
      await use.choose(page.getByRole('button', { name: /Kind of amenity$/ }), 'Quiet room')
      await use.write(page.getByRole('textbox', { name: 'Title' }), title)
      await use.pick(page.getByRole('checkbox', { name: 'Lights can be dimmed' }))
      await use.write(page.getByRole('textbox', { name: /^How people find it/ }), 'Level 1, beside the lift')
      await use.press(page.getByRole('button', { name: 'Save as a draft' }))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('people may book it, in slots of half an hour', async () => {
      await use.openTab('Booking')
      await use.pick(page.getByRole('checkbox', { name: 'People book it' }))
      await use.press(page.getByRole('button', { name: 'Save how it is booked' }))
      await expect(page.getByText(`The booking of ${title} is saved.`).first()).toBeVisible()
      await expectAccessible(page)
      await use.openTab('Sessions')
      await use.press(page.getByRole('button', { name: 'Add sessions' }))
      const panel = page.getByRole('region', { name: 'Add sessions' })
      await use.typeDay(panel.getByRole('group', { name: 'First date', exact: true }), tuesday)
      await use.choose(panel.getByRole('button', { name: /Starts$/ }), '10:00 am')
      await use.choose(panel.getByRole('button', { name: /Ends$/ }), '12:00 pm')
      await use.choose(panel.getByRole('button', { name: /Cut each day into$/ }), 'Sessions of 30 minutes')
      await expect(panel.getByText('4 will be added.')).toBeVisible()
      await expectAccessible(page)
      await use.pick(panel.getByRole('radio', { name: /^Open for booking/ }))
      await use.press(panel.getByRole('button', { name: 'Add 4 sessions and open them for booking' }))
      await expect(page.getByText('4 sessions', { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('it is put on the map', async () => {
      await use.press(page.getByRole('button', { name: 'Put it on the map' }))
      await expectAccessible(page)
      await use.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes, put it on the map' }))
      await expect(page.getByText('It is on the map.', { exact: true })).toBeVisible()
    })

    await test.step('a guest finds it among the nearest, and books a slot', async () => {
      const guest = inputMethods[name](guestPage)
      const pages = new ActivityPages(guestPage, guest)
      await guestPage.goto('/location-map')
      await guest.press(guestPage.getByRole('button', { name: 'Nearest toilet' }))
      await expect(guestPage.getByRole('heading', { name: /^Nearest to / })).toBeFocused()
      await guest.choose(guestPage.getByRole('button', { name: /What do you need/ }), 'Quiet room')
      await expect(guestPage.getByRole('heading', { name: title })).toBeVisible()
      await expectAccessible(guestPage)
      await guest.press(guestPage.getByRole('link', { name: `Book free ${title}` }))
      await expect(pages.title).toHaveText(title)
      await guest.press(guestPage.getByRole('link', { name: 'Book spaces' }))
      await expect(pages.title).toHaveText('Book your spaces')
      await pages.writeFirstPerson('Moana Parata')
      await pages.writeGuest({ firstName: 'Moana', lastName: 'Parata', email: newAddress('moana') })
      await expectAccessible(guestPage)
      await guest.press(guestPage.getByRole('button', { name: 'Book 1 space' }))
      await expect(pages.ticket).toBeVisible()
    })

    await test.step('the provider sees who comes', async () => {
      await page.reload()
      await expect(page.getByText('1 of 1').filter({ visible: true }).first()).toBeVisible()
      await use.press(
        page
          .getByRole('link', { name: /^Open / })
          .filter({ visible: true })
          .first(),
      )
      await expect(page.getByText('Moana Parata').filter({ visible: true }).first()).toBeVisible()
      await expectAccessible(page)
    })
  })
