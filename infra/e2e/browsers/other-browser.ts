import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'

/** A part of a page as people know it: a role with its name, or a field by its label. */
export type PagePart =
  | { readonly role: string; readonly name: string }
  | { readonly label: string }
  | { readonly text: string }

/** What a driver of a browser can do. `Found` is its own kind of reference to an element. */
export interface Driver<Found> {
  readonly goto: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly address: () => Promise<string>
  /** Runs a script in the page, which is the body of a function with `part`. */
  readonly find: (script: string, part: PagePart) => Promise<Found | null>
  readonly run: (script: string) => Promise<unknown>
  readonly click: (found: Found) => Promise<void>
  /** Presses the keys of a text, in place of what stands in a field. */
  readonly type: (found: Found, text: string) => Promise<void>
  readonly close: () => Promise<void>
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const queries: readonly (keyof typeof import('@testing-library/dom'))[] = [
  'queryAllByRole',
  'queryAllByLabelText',
  'queryAllByText',
]
const isThere = 'return window.TestingLibraryDom !== undefined'
const finding = `
  const { ${queries.join(', ')} } = window.TestingLibraryDom
  const all = part.role
    ? queryAllByRole(document.body, part.role, { name: part.name })
    : part.label
      ? queryAllByLabelText(document.body, part.label, { selector: 'input, textarea' })
      : queryAllByText(document.body, part.text)
  // A form that stands in the document works once its script is there; until then nothing can be typed in it.
  return all.find((one) => one.getClientRects().length > 0 && !one.matches(':disabled')) ?? null`
// Without a graphics card and beside other journeys, these browsers draw a first page slowly.
const waitMs = 60_000

/** The path alone: the map goes on writing the rest. */
const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** A page of Firefox or WebKit, with the few words in which a journey speaks of it. */
export class OtherPage<Found = unknown> {
  readonly #driver: Driver<Found>
  readonly #origin: string

  constructor(driver: Driver<Found>, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    // Firefox lets a page that still loads abort the next one.
    const isLoaded = () => this.#driver.run("return document.readyState === 'complete'")
    await expect.poll(isLoaded, { timeout: waitMs }).toBe(true)
    const target = new URL(path, this.#origin).href
    const before = await this.#driver.address()
    // A page of WebKit that writes its own address meanwhile, as the map does, stays.
    await expect(async () => {
      await this.#driver.goto(target)
      if (before !== target) expect(pathOf(await this.#driver.address())).not.toBe(pathOf(before))
    }).toPass({ timeout: waitMs })
  }

  reload(): Promise<void> {
    return this.#driver.reload()
  }

  close(): Promise<void> {
    return this.#driver.close()
  }

  async press(part: PagePart): Promise<void> {
    await this.#act(part, (found) => this.#driver.click(found))
  }

  async write(part: PagePart, text: string): Promise<void> {
    await this.#act(part, (found) => this.#driver.type(found, text))
  }

  async shows(part: PagePart): Promise<void> {
    await this.#act(part, async () => {})
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect.poll(async () => new URL(await this.#driver.address()).pathname, { timeout: waitMs }).toMatch(path)
  }

  /** What stands on the page, for the report of a failure. */
  async #read(): Promise<string> {
    return `${await this.#driver.address()}\n${await this.#driver.run('return document.body.innerText.slice(0, 600)')}`
  }

  /** Tries until the part is there and can be acted on, as a person would look again. */
  async #act(part: PagePart, act: (found: Found) => Promise<void>): Promise<void> {
    await expect(async () => {
      if (!(await this.#driver.run(isThere))) await this.#driver.run(library)
      const found = await this.#driver.find(finding, part)
      if (found === null) throw new Error(`${JSON.stringify(part)} is not on the page:\n${await this.#read()}`)
      await act(found)
    }).toPass({ timeout: waitMs })
  }
}
