import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from '@waymark/web-kit/router'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { afterEach, expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { PublicLayout } from './public-layout.tsx'

afterEach(() => {
  followSession({ kind: 'signedOut', reason: 'start' })
})

function show(address = '/') {
  const router = createMemoryRouter(
    [
      {
        Component: PublicLayout,
        children: [
          { path: '/', element: <h1>Front page</h1> },
          { path: '/about-us', element: <Link to="/about-us?part=2">Further</Link> },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
}

test('a visitor sees the login, a signed-in person their dashboard', () => {
  show()
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  cleanup()
  followSession({ kind: 'signedIn', user: individual })
  show()
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('the login leads back to the page that one is on', async () => {
  show('/about-us')
  const login = () => screen.getByRole('link', { name: 'Log in' }).getAttribute('href')
  expect(login()).toBe('/login?url=%2Fabout-us')
  await userEvent.click(screen.getByRole('link', { name: 'Further' }))
  expect(login()).toBe('/login?url=%2Fabout-us%3Fpart%3D2')
})

test('the footer links to the access maps and the legal pages, with the year', () => {
  show()
  const foot = screen.getByRole('contentinfo')
  for (const [name, path] of [
    ['Access maps', '/access-maps'],
    ['Privacy policy', '/privacy-policy'],
    ['Terms and conditions', '/terms-and-conditions'],
    ['Accessibility statement', '/accessibility-statement'],
    ['Open data', '/open-data'],
  ] as const) {
    expect(within(foot).getByRole('link', { name }).getAttribute('href')).toBe(path)
  }
  expect(foot.textContent).toContain(`© ${new Date().getFullYear()} Waymark`)
})

test('the first Tab stop skips to the content, and Menu opens and closes', async () => {
  show()
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement?.getAttribute('href')).toBe('#main')
  const button = screen.getByRole('button', { name: 'Menu' })
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'How it fits you' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
