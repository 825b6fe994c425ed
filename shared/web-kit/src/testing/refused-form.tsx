import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Call } from '@waymark/contracts/define-call'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { createQueryClient } from '../calls/query-client.ts'
import type { Standalone } from '../host/standalone.tsx'
import { createMemoryRouter, Outlet, RouterProvider, useHref, useNavigate } from '../page/router.ts'
import { followSession } from '../session/app-store.ts'
import type { SessionUser } from '../session/session-user.ts'
import { FakeGateway } from './fake-gateway.ts'

/** A form of `useForm`, and how it is made sendable. */
export interface RefusedForm {
  /** Where `useForm` is called, from the package's `src`: a test compares this with the source. */
  readonly file: string
  readonly call: Call
  /** The accessible name of the form. */
  readonly name: string
  readonly element: ReactNode
  readonly user?: SessionUser
  /** What the form reads. */
  readonly gateway?: FakeGateway
  /** Fills in what the contract's schema asks for. */
  readonly fill?: (form: HTMLElement) => void | Promise<void>
  /** Paths of the input that the person does not fill in, such as the version. */
  readonly unseen?: readonly string[]
  /** Fields that are no part of the input. */
  readonly own?: readonly string[]
}

/** Where the sentences of a 422 came out. */
export interface RefusedFields {
  /** Refused paths without a link to a field in the summary. */
  readonly unseen: readonly string[]
  /** Refused paths that the summary names, but no field. */
  readonly onlyInSummary: readonly string[]
  /** Fields at which no sentence stands. */
  readonly own: readonly string[]
}

/** Sends a form, refuses each path of its input with a 422, and says where the sentences came out. */
export function formRefuser({ UiProvider, user: usual }: Pick<Standalone, 'UiProvider'> & { user: SessionUser }) {
  function Frame() {
    const navigate = useNavigate()
    return (
      <UiProvider navigate={(to) => void navigate(to)} useHref={useHref}>
        <Outlet />
      </UiProvider>
    )
  }

  return async function refuse({ call, name, element, user = usual, gateway, fill }: RefusedForm) {
    const sent: unknown[] = []
    let refused: readonly string[] = []
    const others = gateway ?? new FakeGateway()
    vi.stubGlobal('fetch', async (request: Request) => {
      if (new URL(request.url).pathname !== call.path) return others.fetch(request)
      const input = await inputOf(request, call)
      sent.push(input)
      refused = [...new Set([...pathsIn(input), ...Object.keys(call.files), ...shownKeys(call)])]
      const error = { name: 'BadInput', message: 'Not so.', fields: Object.fromEntries(refused.map(sentenceAt)) }
      return Response.json(
        { responseData: null, error, treatErrorAsInform: true, httpStatusCode: 422 },
        { status: 422 },
      )
    })
    followSession({ kind: 'signedIn', user })
    const router = createMemoryRouter([{ Component: Frame, children: [{ path: '/', element }] }])
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const form = await screen.findByRole('form', { name })
    await fill?.(form)
    fireEvent.submit(form)
    await waitFor(() => {
      if (sent.length === 0) throw new Error(`Not sent: ${summaryOf(form)?.textContent ?? 'nothing is said'}`)
      if (!summaryOf(form)?.textContent.includes('Refused')) throw new Error('The refusal is not shown.')
    })
    return outcomeIn(form, refused)
  }
}

/** What was sent: JSON, or the texts of a form with files, in which lists are JSON. */
async function inputOf(request: Request, { form }: Call): Promise<unknown> {
  if (form !== 'multipart') return request.json()
  const fields = [...(await request.formData())].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(
    fields.map(([name, text]) => [name, /^[[{]/.test(`${text}`) ? JSON.parse(`${text}`) : text]),
  )
}

/** Types into the field `name`. */
export function typeInto(form: HTMLElement, name: string, text: string): void {
  fireEvent.change(controlOf(form, name, 'input:not([type="hidden"]), textarea'), { target: { value: text } })
}

/** Types a day, YYYY-MM-DD, into the date field `name`. */
export async function typeDay(form: HTMLElement, name: string, day: string): Promise<void> {
  await userEvent.click(controlOf(form, name, '[role="spinbutton"]'))
  await userEvent.keyboard(day.split('-').reverse().join(''))
}

/** Chooses the option with this label in the field `name`. */
export async function chooseIn(form: HTMLElement, name: string, label: string): Promise<void> {
  await userEvent.click(controlOf(form, name, 'button'))
  await userEvent.click(await screen.findByRole('option', { name: label }))
}

/** Ticks the box or radio button of the field `name`. */
export function tickIn(form: HTMLElement, name: string, value?: string): void {
  fireEvent.click(controlOf(form, name, value === undefined ? 'input' : `input[value="${value}"]`))
}

function controlOf(form: HTMLElement, name: string, selector: string): Element {
  const control = form.querySelector(`[data-field="${name}"]`)?.querySelector(selector)
  if (!control) throw new Error(`No field ${name}.`)
  return control
}

function outcomeIn(form: HTMLElement, refused: readonly string[]): RefusedFields {
  const summary = summaryOf(form)
  const linked = [...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join(' ')
  const unseen = refused.filter((path) => !linked.includes(sentenceAt(path)[1]))
  const outside = document.createElement('div')
  outside.innerHTML = form.innerHTML
  summaryOf(outside)?.remove()
  const fields = [...outside.querySelectorAll<HTMLElement>('[data-field]')]
  return {
    unseen: unseen.toSorted(),
    onlyInSummary: refused.filter(
      (path) => !unseen.includes(path) && !outside.textContent.includes(sentenceAt(path)[1]),
    ),
    own: fields.filter((field) => !saysRefused(field)).map(({ dataset }) => dataset.field ?? ''),
  }
}

/** A place for files has its alert beside the marked button. */
function saysRefused(field: HTMLElement): boolean {
  const beside = field.parentElement?.querySelector(':scope > [role="alert"]')
  return [field, beside].some((element) => element?.textContent.includes('Refused'))
}

function summaryOf(form: HTMLElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[role="group"][tabindex="-1"]')
}

function sentenceAt(path: string): [string, string] {
  return [path, `Refused at <${path}>.`]
}

/** Top-level keys of the input that stand on the page though nothing was sent for them. */
function shownKeys({ input }: Call): string[] {
  const keys = input instanceof z.ZodMiniObject ? Object.keys(input.shape) : []
  return keys.filter((key) => document.querySelector(`form [data-field="${key}"]`))
}

/** `needs`, `needs.0.weight`, `firstName`: each value of an input, and each list. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [path]
  const own = Array.isArray(value) && path !== '' ? [path] : []
  const inside = Object.entries(value).flatMap(([key, part]) => pathsIn(part, path === '' ? key : `${path}.${key}`))
  return [...own, ...inside]
}
