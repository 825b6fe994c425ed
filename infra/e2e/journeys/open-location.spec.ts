import type { Locator, Page } from '@playwright/test'
import { pdfOf } from '@waymark/service-kit/testing/pdf-of'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { LocationFormPage } from '../pages/location-form-page.ts'
import { LocationMapPage } from '../pages/location-map-page.ts'
import { demoPassword } from '../pages/login-page.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'

/** A provider opens a location and gets it ready; a client finds it and books. Nothing typed is lost on the way. */

const program = { name: 'ramp.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090\u0000 no picture at all') }
const scriptedPdf = {
  name: 'guide.pdf',
  mimeType: 'application/pdf',
  buffer: await pdfOf('guide', { S: 'JavaScript', JS: 'app.alert(1)' }),
}

test('a new location is made ready to take bookings, and a client books there', { tag: '@map' }, async ({ as }) => {
  test.setTimeout(240_000)
  const page = await as('provider.admin')
  const form = new LocationFormPage(page)

  await test.step('errors are shown, and everything typed is kept', async () => {
    await page.goto('/service-area/new')
    await form.name.fill('Karori day rooms')
    await form.chooseKind('Community centre')
    await form.address.fill('246 Karori Road, Karori, Wellington 6012')
    await form.findPlace('karor', 'Karori, Wellington')
    const found = await form.position()
    await form.latitude.fill('-41')
    for (const radius of ['0.4', '25.1']) {
      await form.radius.fill(radius)
      await form.save('Add the location')
      await expect(page.getByText('The radius must be 0.5 to 25 km.').first()).toBeVisible()
      await expect(page.getByText('The latitude is not valid.').first()).toBeVisible()
      await expect(form.radius).toHaveValue(radius)
    }
    await expectAccessible(page)
    await expect(form.latitude).toHaveValue('-41')
    await expect(form.name).toHaveValue('Karori day rooms')
    await form.latitude.fill(String(found.latitude))
    await form.radius.fill('8')
  })

  const place = await test.step('its pin is dragged to the door', async () => {
    await form.hasDrawnMap()
    const before = await form.position()
    await form.dragPin(30, 20)
    await expect(form.latitude).not.toHaveValue(String(before.latitude))
    const after = await form.position()
    expect(after.latitude).toBeLessThan(before.latitude)
    expect(after.longitude).toBeGreaterThan(before.longitude)
    await expectAccessible(page)
    await form.save('Add the location')
    await expect(page.getByRole('heading', { level: 1, name: 'Karori day rooms' })).toBeVisible()
    await expect(page.getByText(/Times here are Auckland time/)).toBeVisible()
    expect(await form.position()).toEqual(after)
    return { ...after, id: idIn(page.url()) }
  })

  await test.step('a program is not a picture; a picture needs alternative text', async () => {
    await page.getByRole('tab', { name: 'Pictures' }).click()
    const banner = page.getByRole('region', { name: 'Banner' })
    await choose(page, banner.getByRole('button', { name: 'Choose a picture' }), program)
    await expect(banner.getByText('Use a JPEG, PNG or WebP picture.')).toBeVisible()
    await expectAccessible(page)
    const picture = { name: 'entrance.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await choose(page, banner.getByRole('button', { name: 'Choose a picture' }), picture)
    const part = page.getByRole('dialog', { name: 'Choose the part' })
    await part.getByRole('slider', { name: 'Size' }).press('PageUp')
    await part.getByRole('slider', { name: 'Left to right' }).press('Home')
    await expectAccessible(page)
    await part.getByRole('button', { name: 'Use this part' }).click()
    const question = page.getByRole('dialog', { name: 'What does the picture show?' })
    await question.getByRole('button', { name: 'Save the picture' }).click()
    await expect(question.getByText('Say what the picture shows.').first()).toBeVisible()
    await question.getByLabel('In words').fill('The level entrance')
    await question.getByRole('button', { name: 'Save the picture' }).click()
    await expect(banner.getByRole('img', { name: 'The level entrance' })).toBeVisible()
  })

  await test.step('a fact is saved, and a PDF with a script is refused', async () => {
    await page.getByRole('tab', { name: 'Access facts' }).click()
    await page.getByRole('button', { name: /^Entrance/ }).click()
    await page.getByRole('radiogroup', { name: 'Step-free entrance' }).getByText('Yes').click()
    await page.getByRole('button', { name: 'Save access facts' }).click()
    await expect(page.getByText('1 of 62 facts are known')).toBeVisible()
    await expect(page.getByText(/^Checked today, no picture/)).toBeVisible()
    await choose(page, page.getByRole('button', { name: 'Choose a PDF' }), scriptedPdf)
    await expect(page.getByText(/This PDF holds scripts, forms or attachments/)).toBeVisible()
    await expectAccessible(page)
  })

  const staffName = await test.step('somebody works there', async () => {
    await page.goto('/service-area/staffs')
    await page.getByRole('button', { name: 'Add a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a person' })
    const add = dialog.getByRole('button', { name: /^Add / }).first()
    const name = (await add.innerText()).replace(/^Add\s+/, '')
    await add.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    return name
  })

  await test.step('a service has its staff, a size with a fee, and a weekly time', async () => {
    await page.goto('/service-area/services')
    await page.getByRole('button', { name: 'Add a service' }).first().click()
    await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: /^Add / }).first().click()
    await page.getByRole('group', { name: 'Staff' }).getByText(staffName, { exact: true }).click()
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page.getByText(/is saved\./).first()).toBeVisible()
    const sizes = page.getByRole('region', { name: 'Sizes and fees' })
    await sizes
      .getByRole('button', { name: /^Quote How .* is paid/ })
      .first()
      .click()
    await page.getByRole('option', { name: 'One price for the job' }).click()
    await sizes.getByLabel(/^Price of /).fill('45')
    await page.getByRole('button', { name: 'Save sizes and fees' }).click()
    await expect(page.getByText('$45.00').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Set its times' }).click()
    await page.getByRole('button', { name: 'Add a time' }).click()
    await page.getByRole('button', { name: /Starts/ }).click()
    await page.getByRole('option', { name: '9:15 am' }).click()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByRole('button', { name: /^Edit Monday 9:15 am/ })).toBeVisible()
  })

  await test.step('a client finds it and books', async () => {
    const client = await as('individual')
    await findAndBook(client, 'Karori day rooms', place)
  })
})

test('a new location is made ready with the keyboard alone', { tag: '@map' }, async ({ page, as }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const keys = new Keyboard(page)
  const form = new LocationFormPage(page)

  await test.step('signs in and fills in the details', async () => {
    await page.goto('/login')
    await keys.tabTo(page.getByLabel('Email'))
    await keys.type('provider.admin@demo.test')
    await keys.tabTo(page.getByLabel('Password', { exact: true }))
    await keys.type(demoPassword)
    await keys.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/service-area/new')
    await keys.tabTo(form.name)
    await keys.type('Kelburn rooms')
    await keys.follow(form.kind)
    await expect(page.getByRole('listbox')).toBeVisible()
    await keys.type('Comm')
    await keys.press('Enter')
  })

  const place = await test.step('finds the place and moves the pin by arrow keys', async () => {
    await keys.tabTo(form.place)
    await keys.type('kelb')
    await expect(page.getByRole('option', { name: 'Kelburn, Wellington' })).toBeVisible()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect(form.latitude).not.toHaveValue('')
    await keys.tabTo(form.address)
    await keys.type('85 Upland Road, Kelburn, Wellington 6012')
    await keys.tabTo(form.radius)
    await form.hasDrawnMap()
    const before = await form.position()
    await keys.tabTo(form.pin)
    await keys.press('ArrowUp')
    await keys.press('Shift+ArrowRight')
    await expect(form.longitude).not.toHaveValue(String(before.longitude))
    const after = await form.position()
    expect(after.latitude).toBeGreaterThan(before.latitude)
    expect(after.longitude).toBeGreaterThan(before.longitude)
    await keys.follow(page.getByRole('button', { name: 'Add the location' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Kelburn rooms' })).toBeVisible()
    expect(await form.position()).toEqual(after)
    return { ...after, id: idIn(page.url()) }
  })

  await test.step('adds two pictures and reorders them', async () => {
    await keys.tabTo(page.getByRole('tab', { name: 'Details' }))
    await keys.press('ArrowRight')
    const others = page.getByRole('region', { name: 'Other pictures' })
    for (const words of ['The ramp', 'The door']) {
      const chooser = page.waitForEvent('filechooser')
      await keys.follow(others.getByRole('button', { name: 'Choose a picture' }))
      const picture = { name: 'place.png', mimeType: 'image/png', buffer: await page.screenshot() }
      await (await chooser).setFiles(picture)
      await keys.follow(page.getByRole('button', { name: 'Use this part' }))
      await keys.tabTo(page.getByLabel('In words'))
      await keys.type(words)
      await keys.follow(page.getByRole('button', { name: 'Save the picture' }))
      await expect(others.getByRole('img', { name: words })).toBeVisible()
    }
    await keys.follow(others.getByRole('button', { name: /^Earlier.*The door/ }))
    await expect(others.getByRole('img').first()).toHaveAccessibleName('The door')
    await expect(others.getByRole('button', { name: /^Later.*The door/ })).toBeFocused()
  })

  await test.step('saves facts about its entrance', async () => {
    await keys.tabTo(page.getByRole('tab', { name: 'Pictures' }))
    await keys.press('ArrowRight')
    await keys.follow(page.getByRole('button', { name: /^Entrance/ }))
    await keys.tabTo(page.getByRole('radiogroup', { name: 'Step-free entrance' }))
    await keys.press('ArrowLeft')
    await expect(
      page.getByRole('radiogroup', { name: 'Step-free entrance' }).getByRole('radio', { name: 'No', exact: true }),
    ).toBeChecked()
    await keys.press('ArrowLeft')
    await keys.follow(page.getByRole('button', { name: 'Save access facts' }))
    await expect(page.getByText('1 of 62 facts are known')).toBeVisible()
    await expectAccessible(page)
  })

  const staffName = await test.step('adds somebody', async () => {
    await page.goto('/service-area/staffs')
    await keys.follow(page.getByRole('button', { name: 'Add a person' }))
    const add = page.getByRole('dialog', { name: 'Add a person' }).getByRole('button', { name: /^Add / }).first()
    await expect(add).toBeVisible()
    const name = (await add.innerText()).replace(/^Add\s+/, '')
    await keys.follow(add)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    return name
  })

  await test.step('adds a service with staff, size, fee and time', async () => {
    await page.goto('/service-area/services')
    await keys.follow(page.getByRole('button', { name: 'Add a service' }).first())
    await keys.follow(page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: /^Add / }).first())
    await keys.tabTo(page.getByRole('group', { name: 'Staff' }).getByRole('checkbox', { name: staffName }))
    await keys.press('Space')
    await keys.follow(page.getByRole('button', { name: 'Save service' }))
    await expect(page.getByText(/is saved\./).first()).toBeVisible()
    const sizes = page.getByRole('region', { name: 'Sizes and fees' })
    await keys.follow(sizes.getByRole('button', { name: /^Quote How .* is paid/ }).first())
    await expect(page.getByRole('listbox')).toBeVisible()
    await keys.type('One')
    await keys.press('Enter')
    await keys.tabTo(sizes.getByLabel(/^Price of /))
    await keys.type('45')
    await keys.follow(page.getByRole('button', { name: 'Save sizes and fees' }))
    await expect(page.getByText('$45.00').first()).toBeVisible()
    await keys.follow(page.getByRole('link', { name: 'Set its times' }))
    await keys.follow(page.getByRole('button', { name: 'Add a time' }))
    await keys.follow(page.getByRole('button', { name: /^Save/ }))
    await expect(page.getByRole('button', { name: /^Edit Monday/ })).toBeVisible()
  })

  await test.step('and a client books there', async () => {
    await findAndBook(await as('individual'), 'Kelburn rooms', place)
  })
})

interface Place {
  readonly id: number
  readonly latitude: number
  readonly longitude: number
}

/** The location id in an address such as /service-area/12. */
function idIn(address: string): number {
  return Number(/\/service-area\/(\d+)/.exec(address)?.[1])
}

async function choose(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

/** From the list beside the map to a confirmed booking. */
async function findAndBook(client: Page, name: string, at: Place): Promise<void> {
  const map = new LocationMapPage(client)
  const suburb = name.split(' ')[0] ?? ''
  await map.open(`?near=${suburb}&at=${at.latitude},${at.longitude}&sort=nearest`)
  await client.locator(`[data-place="${at.id}"]`).getByRole('link', { name }).click()
  await expect(map.venue.getByRole('heading', { level: 2, name })).toBeFocused()
  await map.venue
    .getByRole('link', { name: /^Book / })
    .first()
    .click()
  const form = new NewBookingPage(client)
  await form.chooseSize(/Short visit/)
  await form.writeAddress('12 Station Road', suburb)
  await form.takeNextFree()
  await form.confirm()
  await expect(client.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
}
