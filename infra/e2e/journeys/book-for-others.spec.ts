import { newIndividual } from '../fixtures/arrange-person.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

for (const method of Object.keys(inputMethods) as InputMethodName[])
  test(`a carer books for two people, and again for the first, ${method}`, async ({ as, request }) => {
    test.setTimeout(180_000)
    const page = await as(await newIndividual(request))
    const hand = inputMethods[method](page)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const field = (name: string) => page.getByLabel(name, { exact: false })

    const confirm = async () => {
      await hand.press(button('Take this time'))
      await hand.press(button('Confirm booking'))
      await expect(page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
      await hand.press(page.getByRole('link', { name: 'See the booking' }))
      await expect(page).toHaveURL(/\/booking\/\d+$/)
    }

    await test.step('keeps her mother, with a need, and her address, with how to get in', async () => {
      await page.goto('/booking/people')
      await hand.press(button('Add a person'))
      const person = page.getByRole('form', { name: 'Add a person' })
      await expect(person.getByLabel('Their name')).toBeFocused()
      await page.keyboard.type('Ngaire Rewi')
      await hand.write(person.getByLabel(/^Who they are to you/), 'Mum')
      await hand.write(person.getByLabel('Their phone'), '021 555 0199')
      await hand.press(person.getByRole('button', { name: 'Hearing' }))
      await hand.pick(person.getByRole('group', { name: 'Hearing' }).getByRole('checkbox').first())
      await expectAccessible(page)
      await hand.press(person.getByRole('button', { name: 'Save this person' }))
      await expect(page.getByRole('heading', { name: 'Ngaire Rewi (Mum)' })).toBeVisible()

      await hand.press(button('Add an address'))
      const address = page.getByRole('form', { name: 'Add an address' })
      await expect(address.getByLabel('What you call it')).toBeFocused()
      await page.keyboard.type('Mum’s place')
      await hand.write(address.getByLabel('Street and number'), '42 Daniell Street')
      await hand.write(address.getByRole('combobox', { name: 'Suburb, town or city' }), 'Newtown')
      await expect(page.getByRole('option', { name: /^Newtown, Wellington/ }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await hand.write(address.getByLabel(/^How do people get in/), 'The key is in the safe.')
      await hand.pick(address.getByRole('checkbox', { name: 'Choose it first when I book' }))
      await hand.press(address.getByRole('button', { name: 'Save this address' }))
      await expect(page.getByRole('heading', { name: 'Mum’s place' })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('books for her mother: the address is chosen already', async () => {
      await page.goto('/booking/new-booking?serviceAreaServiceId=1')
      await hand.pick(page.getByRole('radio', { name: /Usual visit/ }))
      await hand.pick(page.getByRole('radio', { name: /^Ngaire Rewi/ }))
      await expect(field('Their phone')).toHaveValue('021 555 0199')
      await expect(page.getByRole('radio', { name: /^Mum’s place/ })).toBeChecked()
      await expect(page.getByText(/to the middle of the suburb or town/)).toBeVisible()
      await hand.pick(
        page
          .getByRole('group', { name: /^Share the access needs of Ngaire/ })
          .getByRole('checkbox')
          .first(),
      )
      await expectAccessible(page)
      await confirm()
      const facts = page.getByRole('region', { name: 'What was agreed' })
      await expect(facts).toContainText('Ngaire Rewi')
      await expect(facts).toContainText('The key is in the safe.')
      await expect(facts).toContainText('Access needs of Ngaire Rewi')
      await expect(facts.getByRole('link', { name: /42 Daniell Street/ })).toHaveAttribute(
        'href',
        /destination=42%20Daniell/,
      )
    })
    const first = new URL(page.url()).pathname

    await test.step('books for a neighbour, who is kept from now on', async () => {
      await page.goto('/booking/new-booking?serviceAreaServiceId=1')
      await hand.pick(page.getByRole('radio', { name: /Usual visit/ }))
      await hand.pick(page.getByRole('radio', { name: /^Another person/ }))
      await hand.write(field('Their name'), 'Tom Reid')
      await hand.write(field('Their phone'), '021 555 0155')
      await hand.pick(page.getByRole('checkbox', { name: 'Keep them for next time' }))
      await confirm()
      await expect(page.getByRole('region', { name: 'What was agreed' })).toContainText('Tom Reid')
      await page.goto('/booking/people')
      await expect(page.getByRole('heading', { name: 'Tom Reid' })).toBeVisible()
    })

    await test.step('and again for her mother: everything is there but the time', async () => {
      await page.goto(first)
      await hand.press(button('Cancel booking'))
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: /^Yes, cancel/ }))
      await hand.press(page.getByRole('link', { name: 'Book this again' }))
      await expect(page.getByRole('radio', { name: /Usual visit/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^Ngaire Rewi/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^Mum’s place/ })).toBeChecked()
      await expect(page.getByLabel(/^How do they get in/)).toHaveValue('The key is in the safe.')
      await confirm()
      await expect(page.getByRole('region', { name: 'What was agreed' })).toContainText('Ngaire Rewi')
    })
  })
