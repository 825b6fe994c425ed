import { expect, type Locator, type Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { tick } from './tick.ts'

/** How a person uses a page: the same journey runs by mouse and by keyboard alone. */
export interface InputMethod {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>
  /** Presses a button that is aria-disabled. */
  pressClosed(target: Locator): Promise<void>
  /** Moves the focus to a field. */
  reach(target: Locator): Promise<void>
  /** Picks a radio button, or ticks a box. */
  pick(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** Chooses an option of a list that opens under a button. */
  choose(button: Locator, option: string): Promise<void>
  /** Chooses from a menu that opens under a button. */
  chooseFromMenu(button: Locator, item: string): Promise<void>
  /** Opens a tab of the page. */
  openTab(name: string): Promise<void>
  /** Types a day, YYYY-MM-DD, into a date field. */
  typeDay(field: Locator, day: string): Promise<void>
}

/** The digits of a day in the order of the field. */
const digitsOf = (day: string) => day.split('-').reverse().join('')

export const inputMethods = {
  'by mouse': (page: Page): InputMethod => ({
    press: (target) => target.click(),
    // Playwright waits until its target is enabled; a person does not.
    pressClosed: async (target) => {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      if (!box) throw new Error(`${target} is not to be seen`)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    },
    reach: (target) => target.click(),
    pick: (target) => tick(target),
    write: async (field, text) => {
      await field.click()
      await field.pressSequentially(text)
    },
    choose: async (button, option) => {
      await button.click()
      await newestOption(page, option).click()
    },
    chooseFromMenu: async (button, item) => {
      await button.click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    },
    openTab: (name) => page.getByRole('tab', { name, exact: true }).click(),
    typeDay: async (field, day) => {
      await field.getByRole('spinbutton', { name: /^day/ }).click()
      await page.keyboard.type(digitsOf(day))
    },
  }),
  'by keyboard alone': (page: Page): InputMethod => {
    const keys = new Keyboard(page)
    return {
      press: (target) => keys.follow(target),
      pressClosed: (target) => keys.follow(target),
      reach: (target) => keys.tabTo(target),
      pick: (target) => pickByKeys(keys, target),
      write: async (field, text) => {
        await keys.tabTo(field)
        await keys.type(text)
      },
      choose: async (button, option) => {
        await keys.follow(button)
        await expect(newestOption(page, option)).toBeVisible()
        await keys.press('Home')
        await keys.moveTo('ArrowDown', option)
        await keys.press('Enter')
      },
      chooseFromMenu: async (button, item) => {
        await keys.follow(button)
        await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeVisible()
        await keys.moveTo('ArrowDown', item)
        await keys.press('Enter')
      },
      openTab: async (name) => {
        await keys.tabTo(page.getByRole('tab', { selected: true }))
        await keys.moveTo('ArrowRight', name)
      },
      typeDay: async (field, day) => {
        await keys.tabTo(field.getByRole('spinbutton', { name: /^day/ }))
        await keys.type(digitsOf(day))
      },
    }
  },
} as const

export type InputMethodName = keyof typeof inputMethods

const maxRadios = 12

/** Tab stops once in a group of radio buttons; arrows move within it. */
async function pickByKeys(keys: Keyboard, target: Locator): Promise<void> {
  const isRadio = (await target.getAttribute('type')) === 'radio'
  if (!isRadio) {
    await keys.tabTo(target)
    await keys.press('Space')
    await expect(target).toBeChecked()
    return
  }
  const name = await target.getAttribute('name')
  await keys.tabTo(keys.page.locator(`input[type="radio"][name="${name}"]`))
  for (let step = 0; step < maxRadios && !(await keys.isAt(target)); step += 1) await keys.press('ArrowDown')
  if (!(await target.isChecked())) await keys.press('Space')
  await expect(target).toBeChecked()
}

/** An option of the list that was opened last; the one before may still fade out. */
function newestOption(page: Page, name: string): Locator {
  return page.getByRole('option', { name, exact: true }).last()
}
