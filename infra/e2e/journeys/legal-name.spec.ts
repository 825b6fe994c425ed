import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

// Two at once would change the same organisation.
const adminOf = { 'by mouse': 'council.admin', 'by keyboard alone': 'activity.admin' } as const satisfies Record<
  InputMethodName,
  string
>

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`an organisation says its legal name, NZBN and billing address, ${name}`, async ({ as }) => {
    const page = await as(adminOf[name])
    const input = inputMethods[name](page)
    await page.goto('/business/profile')
    const form = page.getByRole('form', { name: 'Organisation' })
    const field = (label: string) => form.getByRole('textbox', { name: new RegExp(`^${label}`) })
    for (const [label, text] of [
      ['Legal name', 'Harbour Holdings Limited'],
      ['NZBN', '9429 0415 2574 7'],
      ['Billing address', 'PO Box 12, Wellington 6140'],
    ] as const) {
      await field(label).fill('')
      await input.write(field(label), text)
    }
    await input.press(form.getByRole('button', { name: 'Save name and contact' }))
    await expect(form.getByText('This is no NZBN', { exact: false }).first()).toBeVisible()
    await expectAccessible(page)
    await field('NZBN').fill('')
    await input.write(field('NZBN'), '9429041525746')
    await input.press(form.getByRole('button', { name: 'Save name and contact' }))
    await expect(page.getByText('Your organisation is saved.')).toBeVisible()
    await page.reload()
    await expect(field('NZBN')).toHaveValue('9429 0415 2574 6')
  })
