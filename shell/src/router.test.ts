import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRouter } from './router.tsx'

beforeEach(() => {
  // No remote is listed: their pages show the placeholder.
  vi.stubGlobal('fetch', async () => Response.json({ remotes: [] }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

function startAt(path: string) {
  history.replaceState(null, '', path)
  const page = createRouter()
  const shown = () => page.router.state.matches.at(-1)?.route.path
  return { ...page, shown }
}

test("the page of a remote begins without the shell's own, and finds them when one is opened", async () => {
  const { router, shown } = startAt('/location-map/1')
  await vi.waitFor(() => expect(shown()).toBe('/location-map/*'))
  const before = router.routes.flatMap(({ children = [] }) => children.flatMap((layout) => layout.children ?? []))
  expect(before.filter(({ children }) => children)).toEqual([])
  await router.navigate('/about-us')
  expect(shown()).toBe('/about-us')
  await router.navigate('/dashboard')
  expect(shown()).toBe('/dashboard')
  await router.navigate('/service-area/my-locations')
  expect(shown()).toBe('/service-area/*')
})

test('an address that nobody has is not found from a remote either', async () => {
  const { router, shown } = startAt('/location-map')
  await router.navigate('/no-such-page')
  expect(shown()).toBe('*')
})

test("the shell's own pages are added once", () => {
  const { router, addOwnPages } = startAt('/location-map')
  const counted = () => router.routes[0]?.children?.map(({ children = [] }) => children.length)
  const before = counted()
  addOwnPages()
  addOwnPages()
  expect(counted()).toEqual(before?.map((count, at) => (at < 2 ? count + 1 : count)))
})

test('a page of the shell begins with all of them', () => {
  const { shown } = startAt('/about-us')
  expect(shown()).toBe('/about-us')
})
