import type { ComponentType } from 'react'
import type { Crumb } from './crumbs.ts'
import type { RouteObject } from './router.ts'

interface PageOptions {
  /** Screens below it, with paths of their own such as `:id`; its own screen is then the index. */
  readonly children?: readonly RouteObject[]
  /** The pages above it in the breadcrumb, such as the list it belongs to, where no matched route is one. */
  readonly above?: readonly Crumb[]
}

/**
 * The route of a screen: `page('/booking/upcoming', 'Upcoming bookings', async () => (await import('./upcoming-page.tsx')).UpcomingPage)`.
 * The title is its breadcrumb, its document title and its heading (`usePage()`).
 */
export function page(
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
  { children, above }: PageOptions = {},
): RouteObject {
  const lazy = { Component: load }
  const handle = { title, above }
  if (!children) return { path, handle, lazy }
  return { path, handle, children: [{ index: true, lazy }, ...children] }
}
