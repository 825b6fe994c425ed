import { act, screen } from '@testing-library/react'
import { UiProvider } from '@waymark/ui/ui-provider'
import { useAnnouncement } from '@waymark/web-kit/announcement'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

function News() {
  const [title, setTitle] = useState('Dashboard')
  return (
    <DashboardFrame title={title}>
      <button type="button" onClick={() => setTitle('Two things need you.')}>
        Load
      </button>
    </DashboardFrame>
  )
}

const renderScreen = screenRenderer({
  routes: {
    dashboard: [
      { path: 'help', element: <DashboardFrame title="Help">None</DashboardFrame> },
      { path: 'dashboard', Component: News },
    ],
  },
  UiProvider,
  user: individual,
})

const said = () => useAnnouncement.getState().text

test('the title is read from its heading, and announced only where it changes there', async () => {
  const router = renderScreen('/help', new FakeGateway())
  await screen.findByRole('heading', { name: 'Help' })
  act(() => useAnnouncement.setState({ text: '' }))
  await act(() => router.navigate('/dashboard'))
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus()
  expect(said()).toBe('')
  // Clicked by the page: the focus stays at the heading.
  act(() => screen.getByRole('button', { name: 'Load' }).click())
  expect(said()).toBe('Two things need you.')
})
