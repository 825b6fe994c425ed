import { accessMap } from '@waymark/contracts/access-map'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`a council drafts an access map, the administrator publishes it, and its link shows the places, ${name}`, async ({
    as,
    page: visitor,
    request,
  }) => {
    test.setTimeout(240_000)
    const word = `harbour-${name === 'by mouse' ? 'mouse' : 'keys'}-${Date.now()}`
    const title = `Access map ${word}`
    const council = await as('council.admin')
    const use = inputMethods[name](council)
    let editor = ''

    await test.step('the council begins with a title; what is missing is said', async () => {
      await council.goto('/business/access-maps')
      await use.press(council.getByRole('link', { name: 'Make an access map' }).first())
      await expect(council.getByRole('heading', { level: 1, name: 'New access map' })).toBeVisible()
      await use.press(council.getByRole('button', { name: 'Make this access map' }))
      await expect(council.getByRole('link', { name: /^Title: / })).toBeVisible()
      await expectAccessible(council)
      await use.write(council.getByRole('textbox', { name: 'Title' }), title)
      await use.write(council.getByRole('textbox', { name: 'Address of the page' }), word)
      await use.press(council.getByRole('button', { name: 'Make this access map' }))
      await expect(council.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(council.getByRole('img', { name: /^Map of / })).toBeVisible()
      editor = new URL(council.url()).pathname.split('/').at(-1) ?? ''
      await expectAccessible(council)
    })

    await test.step('it adds a network and an introduction, and moves a filter', async () => {
      const field = council.getByRole('combobox', { name: 'Add an organisation, a network or a town' })
      await use.write(field, 'Quiet Hours')
      await council.getByRole('option', { name: /^Quiet Hours Network/ }).waitFor()
      if (name === 'by mouse') await council.getByRole('option', { name: /^Quiet Hours Network/ }).click()
      else {
        await council.keyboard.press('ArrowDown')
        await council.keyboard.press('Enter')
      }
      await expect(council.getByRole('button', { name: 'Take out Quiet Hours Network' })).toBeVisible()
      await use.press(council.getByRole('button', { name: 'Move Accessible toilet up' }))
      const first = council.getByRole('list', { name: 'Filters in their order' }).getByRole('listitem').first()
      await expect(first).toContainText('Accessible toilet')
      await use.write(council.getByRole('textbox', { name: /^Introduction/ }), 'Measured, not only ticked.')
      await expectAccessible(council)
      await use.press(council.getByRole('button', { name: 'Save the draft' }))
      await expect(council.getByText('The draft is saved.').first()).toBeVisible()
    })

    await test.step('nobody sees it, until it asks', async () => {
      const answer = await visitor.request.get(`/api/Map/get-access-map/${word}`)
      expect(answer.status()).toBe(404)
      await use.press(council.getByRole('button', { name: 'Ask to publish' }))
      await expect(council.getByRole('alertdialog', { name: /^Ask us to publish/ })).toContainText(
        'We look at the map as ',
      )
      await expectAccessible(council)
      await use.press(council.getByRole('button', { name: 'Yes, ask' }))
      await expect(council.getByText('You asked us to publish this map.')).toBeVisible()
    })

    await test.step('it takes its request back, and asks again with what it changed', async () => {
      await use.press(council.getByRole('button', { name: 'Take the request back' }))
      await expect(council.getByText('You asked us to publish this map.')).toBeHidden()
      await use.write(council.getByRole('textbox', { name: /^Introduction/ }), ' With a tape.')
      await use.press(council.getByRole('button', { name: 'Ask to publish' }))
      await use.press(council.getByRole('button', { name: 'Yes, save it and ask' }))
      await expect(council.getByText('You asked us to publish this map.')).toBeVisible()
    })

    await test.step('the administrator answers with a reason, and the council asks again', async () => {
      const page = await as('global.admin')
      const admin = inputMethods[name](page)
      await page.goto(`/global-admin/access-maps/${editor}`)
      await expect(page.getByText(/ asks you to publish this map\.$/)).toBeVisible()
      await admin.press(page.getByRole('button', { name: 'Answer with a reason' }))
      await admin.write(page.getByRole('textbox', { name: /^What is missing/ }), 'Please say who measured.')
      await expectAccessible(page)
      await admin.press(page.getByRole('button', { name: 'Send the answer' }))
      await expect(page.getByText('Not published yet.')).toBeVisible()

      await council.reload()
      await expect(council.getByText('Please say who measured.')).toBeVisible()
      await use.press(council.getByRole('button', { name: 'Ask to publish' }))
      await use.press(council.getByRole('button', { name: 'Yes, ask' }))
      await expect(council.getByText('You asked us to publish this map.')).toBeVisible()

      await page.reload()
      await admin.press(page.getByRole('button', { name: 'Publish what is saved' }))
      await expect(page.getByText(`${title} is public.`).first()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('its link opens the public page for everybody', async () => {
      await council.reload()
      const link = await council.getByRole('textbox', { name: 'Link' }).inputValue()
      expect(new URL(link).pathname + new URL(link).search).toBe(`/access-page?m=${word}`)
      await use.pick(council.getByRole('radio', { name: 'A script' }))
      await expect(council.getByText(`data-map="${word}"`)).toBeVisible()
      await expectAccessible(council)
      const shown = await callerFor(request, 'individual')
      const map = await shown.ask(accessMap.getAccessMap, { id: word })
      expect(map).toMatchObject({
        title,
        intro: expect.stringContaining(' With a tape.'),
        networks: [{ name: 'Quiet Hours Network' }],
      })
      expect(map.placeCount).toBeGreaterThan(5)
      await visitor.goto(link)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(visitor)
    })

    await test.step('on paper it is the title and the list', async () => {
      await visitor.emulateMedia({ media: 'print' })
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(visitor.getByRole('article').first()).toBeVisible()
      await expect(visitor.getByRole('button', { name: 'All filters' })).toBeHidden()
      await expect(visitor.getByRole('contentinfo')).toBeHidden()
    })
  })
