import { screen } from '@testing-library/react'
import { notification } from '@waymark/contracts/notification'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, it } from 'vitest'
import { routes } from '../register.tsx'

const renderScreen = screenRenderer({ routes, UiProvider, user: hemi })

const confirmed = {
  notificationId: 7,
  kind: 'booking confirmed',
  title: 'Your booking is confirmed',
  text: 'Lawn mowing on Fri 27 Nov 2026 at 10:15 am.',
  href: '/booking/12',
  createdAt: '2026-11-24T00:15:00Z',
  isRead: false,
}

it('shows what happened, with a link to it', async () => {
  const answer = { items: [confirmed], totalCount: 1, pageNumber: 1, pageSize: 20, unreadCount: 1 }
  renderScreen(
    '/template/notices',
    new FakeGateway().answer(notification.getNotifications, () => answer),
  )
  expect(await screen.findByRole('link', { name: confirmed.title })).toHaveAttribute('href', confirmed.href)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All notices')
})

it('says that there is nothing', async () => {
  const answer = { items: [], totalCount: 0, pageNumber: 1, pageSize: 20, unreadCount: 0 }
  renderScreen(
    '/template/notices',
    new FakeGateway().answer(notification.getNotifications, () => answer),
  )
  expect(await screen.findByRole('heading', { name: 'No notices yet' })).toBeVisible()
})
