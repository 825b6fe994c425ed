import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

for (const name of Object.keys(inputMethods) as InputMethodName[]) {
  test(`a stranger finds a misspelt library from the front page, narrows the answers and goes back, ${name}`, async ({
    page,
  }) => {
    const hands = inputMethods[name](page)
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/')
    await hands.write(page.getByLabel('What do you need?'), 'kowhai libary')
    await expect(page.getByRole('combobox', { name: 'What do you need?' })).toHaveValue('kowhai libary')
    await page.keyboard.press('Enter')

    await test.step('what it was read as is said, and words without macrons find those with them', async () => {
      await expect(page).toHaveURL(/\/search\?q=kowhai\+libary$/)
      await expect(title).toHaveText(/^\d+ answers? for “kowhai libary” near Wellington$/)
      await expect(title).toBeFocused()
      await expect(page.getByText('These are the answers for “kowhai library”')).toBeVisible()
      const found = page.getByRole('link', { name: 'Kōwhai Community Library', exact: true })
      await expect(found).toBeVisible()
      await expect(found.locator('[lang="mi"]')).toHaveText('Kōwhai')
      await expectAccessible(page)
    })

    await test.step('a distance narrows them, the address carries it, and Back takes it off', async () => {
      const before = (await title.textContent()) ?? ''
      await hands.choose(page.getByRole('button', { name: /How far$/ }), 'Up to 2 km')
      await expect(page).toHaveURL(/km=2$/)
      await page.goBack()
      await expect(page).not.toHaveURL(/km=/)
      await expect(title).toHaveText(before)
    })

    await test.step('another place, by the beginning of its name and Enter', async () => {
      const where = page.getByRole('combobox', { name: 'Where?' })
      await hands.reach(where)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('whangar')
      await page.keyboard.press('Enter')
      await expect(title).toHaveText(/near Whang[aā]rei$/)
      await expect(page).toHaveURL(/near=Whang/)
    })
  })
}

test('a place that nobody knows stays as it was typed, with what it may have meant', async ({ page }) => {
  await page.goto('/search?q=library')
  const where = page.getByRole('combobox', { name: 'Where?' })
  await where.fill('Newtwon')
  await where.press('Enter')
  await expect(page.getByText('We found no place called “Newtwon”. Did you mean one of these?').first()).toBeVisible()
  await expect(where).toHaveValue('Newtwon')
  await expect(where).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Newtown, Wellington' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/for “library” near Newtown$/)
})

test('only what a companion comes to free, and only what comes to me', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/search?q=physio&near=Newtown&at=-41.312,174.779')
  const kinds = page.getByRole('navigation', { name: 'Kinds of answers' })
  const only = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(kinds.getByRole('link', { name: /^Services \d/ })).toBeVisible()
  await only('Comes to me').press('Space')
  await expect(page).toHaveURL(/comes=1/)
  await expect(kinds.getByRole('link', { name: /^Services \d/ })).toBeVisible()
  await expect(kinds.getByRole('link', { name: /^Activities/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()

  await page.goto('/search?q=swim&near=Newtown&at=-41.312,174.779')
  await only('A companion comes free').press('Space')
  await expect(page).toHaveURL(/companion=1/)
  await expect(kinds.getByRole('link', { name: /^Activities \d/ })).toBeVisible()
  await expect(kinds.getByRole('link', { name: /^Places/ })).toHaveCount(0)
})

test('on a phone the filters are in a sheet, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/search?q=swim')
  await page.getByRole('button', { name: 'Filters' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: 'Free', exact: true }).press('Space')
  await expect(page).toHaveURL(/free=1/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Show / }).press('Enter')
  await expect(page.getByRole('button', { name: 'Filters 1 on' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\?q=swim$/)
})

test('nothing is found, and what to do next is said', async ({ page, as }) => {
  await page.goto('/search?q=zzqqxx&km=5')
  await expect(page.getByRole('heading', { name: 'No answer for “zzqqxx” within 5 km' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Look however far' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No answer for “zzqqxx”', exact: true })).toBeVisible()
  const restricted = await as('restricted')
  await restricted.goto('/search?q=zzqqxx')
  await expect(restricted.getByText('You only see the places of Rimu Physio.')).toBeVisible()
})

test('somebody with needs leaves out what does not meet every must, and is told how much that is', async ({ as }) => {
  const page = await as('individual')
  await page.goto('/search?q=library')
  await expect(page.getByText(/^Checked against your \d+ needs\.$/)).toBeVisible()
  const before = await page.getByRole('link', { name: /Library$/ }).count()
  await page.getByRole('checkbox', { name: 'Meets all my musts' }).press('Space')
  await expect(page).toHaveURL(/fits=1/)
  await expect(page.getByText(/^\d+ answers? (and more )?do(es)? not meet all your musts/)).toBeVisible()
  expect(await page.getByRole('link', { name: /Library$/ }).count()).toBeLessThan(before)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show them' }).press('Enter')
  await expect(page).not.toHaveURL(/fits=/)
})

test('the search in the frame of the app finds a place without its macron, by keyboard alone', async ({ as }) => {
  const page = await as('individual')
  await page.goto('/dashboard')
  const search = page.getByRole('search', { name: 'Search everything' }).getByRole('combobox', { name: 'Search' })
  await expectAccessible(page)
  await search.pressSequentially('kowhai com')
  await expect(page.getByRole('option', { name: /^Kōwhai Community Library/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/location-map\?near=K/)
  const chosen = page.getByRole('region', { name: 'Chosen place' })
  await expect(chosen.getByRole('heading', { level: 2, name: 'Kōwhai Community Library' })).toBeVisible()
})

test('the search of the map says when it finds nothing, and finds a street whose name is misspelt', async ({
  page,
}) => {
  await page.goto('/location-map')
  const near = page.getByRole('combobox', { name: 'Near, or by name' })
  await near.fill('zzqqxx')
  await expect(page.getByRole('listbox').getByText('Nothing found. Try fewer letters, or another word.')).toBeVisible()
  await near.fill('tory streat')
  await page
    .getByRole('option', { name: /^Tory Street/ })
    .first()
    .click()
  await expect(page).toHaveURL(/near=Tory\+Street/)
})
