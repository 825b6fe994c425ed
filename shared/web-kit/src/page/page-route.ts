import type { ComponentType } from 'react'
import type { Ask } from '../calls/ask.ts'
import { turn } from '../host/turn.ts'
import type { Crumb } from './crumbs.ts'
import type { RouteObject } from './router.ts'

/** The component of a screen. */
export type Screen = ComponentType & {
  /** What it asks first, of the id in its path: asked ahead while the pointer or the focus rests on a link to it. */
  readonly asks?: (id: number) => readonly Ask[]
}

interface PageOptions {
  /** Screens below it, with paths of their own such as `:id`; its own screen is then the index. */
  readonly children?: readonly RouteObject[]
  /** The pages above it in the breadcrumb, such as the list it belongs to, where no matched route is one. */
  readonly above?: readonly Crumb[]
}

/** What a route throws whose address names nothing that can be there, such as `/booking/abc`: the page says that it is not found. */
export class UnknownAddress extends Error {}

/** For a path that ends with an id. */
function requireId({ params: { id } }: { readonly params: { readonly id?: string } }): null {
  if (id !== undefined && !/^[1-9]\d{0,15}$/.test(id)) throw new UnknownAddress(`${id} is no id`)
  return null
}

/**
 * The route of a screen: `page('/booking/upcoming', 'Upcoming bookings', async () => (await import('./upcoming-page.tsx')).UpcomingPage)`.
 * The title is its breadcrumb, its document title and its heading (`usePage()`). A path that ends with `:id` takes ids alone.
 */
export function page(
  path: string,
  title: string,
  load: () => Promise<Screen>,
  { children, above }: PageOptions = {},
): RouteObject {
  const lazy = { Component: () => turn().then(load) }
  const handle = { title, above, load }
  const loader = /:id\??$/.test(path) ? requireId : undefined
  if (!children) return { path, handle, lazy, loader }
  return { path, handle, loader, children: [{ index: true, lazy }, ...children] }
}
