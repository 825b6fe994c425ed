import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from '@waymark/web-kit/router'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { NotFoundPage } from './not-found-page.tsx'

function waysOn(session: Parameters<typeof followSession>[0]) {
  act(() => followSession(session))
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: NotFoundPage }])} />)
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('leads a visitor to what they can read without an account', () => {
  expect(waysOn({ kind: 'signedOut', reason: 'start' })).toEqual([
    ['Go to the front page', '/'],
    ['Look around on the map', '/location-map'],
  ])
})

test('leads whoever is signed in to their dashboard', () => {
  expect(waysOn({ kind: 'signedIn', user: individual })).toEqual([['Back to the dashboard', '/dashboard']])
})
