import type { ComponentType } from 'react'
import type { RouteObject } from './router.ts'

/**
 * The route of a screen: `page('/booking/upcoming', 'Upcoming bookings', async () => (await import('./upcoming-page.tsx')).UpcomingPage)`.
 * The title is its breadcrumb, its document title and its heading (`usePage()`). `children` are screens below it, with
 * paths of their own such as `:id`; its own screen is then the index.
 */
export function page(
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
  children?: readonly RouteObject[],
): RouteObject {
  const lazy = { Component: load }
  if (!children) return { path, handle: { title }, lazy }
  return { path, handle: { title }, children: [{ index: true, lazy }, ...children] }
}
