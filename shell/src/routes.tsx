import { page } from '@waymark/web-kit/page'
import type { LayoutName } from '@waymark/web-kit/remote-module'
import type { RouteObject } from '@waymark/web-kit/router'
import { OutOfFrame } from './framed/out-of-frame.tsx'
import { AdminLayout } from './layouts/admin-layout.tsx'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { Root } from './layouts/root.tsx'
import { StartFrame } from './layouts/start-frame.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { RemoteUnavailable } from './pages/remote-unavailable.tsx'
import { RouteErrorPage } from './pages/route-error-page.tsx'
import { siteMap } from './site-map.ts'

/**
 * The shell's own routes, and a placeholder for every path of a remote. A placeholder gives way to the remote's
 * route once that is there; until then, or when the remote cannot be loaded, it shows inside the right layout.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    HydrateFallback: StartFrame,
    ErrorBoundary: RouteErrorPage,
    children: [
      { id: 'public', Component: PublicLayout, children: [inBoundary(publicPages()), ...placeholders('public')] },
      {
        id: 'dashboard',
        Component: DashboardLayout,
        children: [inBoundary(dashboardPages()), ...placeholders('dashboard')],
      },
      { id: 'admin', Component: AdminLayout, children: placeholders('admin') },
    ],
  },
]

/** A failing page shows its message inside the layout. The boundary is not lazy itself: the router cuts at a lazy match. */
function inBoundary(children: RouteObject[]): RouteObject {
  return { ErrorBoundary: RouteErrorPage, children }
}

function publicPages(): RouteObject[] {
  return [
    { path: '/', lazy: { Component: async () => (await import('./home/home-page.tsx')).HomePage } },
    page(
      '/login',
      'Log in',
      async () => (await import(/* webpackChunkName: "login-page" */ './sign-in/login-page.tsx')).LoginPage,
    ),
    page('/register', 'Create an account', async () => (await import('./sign-in/register-page.tsx')).RegisterPage),
    page(
      '/register-profile',
      'Create your account',
      async () => (await import('./sign-in/register-profile-page.tsx')).RegisterProfilePage,
    ),
    page(
      '/register-business',
      'Register your organisation',
      async () => (await import('./sign-in/register-business-page.tsx')).RegisterBusinessPage,
    ),
    page(
      '/activation-user',
      'Confirm your email address',
      async () => (await import('./sign-in/activation-page.tsx')).ActivationPage,
    ),
    page(
      '/confirm-email',
      'Confirm your new email address',
      async () => (await import('./sign-in/confirm-email-page.tsx')).ConfirmEmailPage,
    ),
    page(
      '/forgot-password',
      'Forgot your password?',
      async () => (await import('./sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    page(
      '/reset-password',
      'Set a new password',
      async () => (await import('./sign-in/reset-password-page.tsx')).ResetPasswordPage,
    ),
    page(
      '/refer-friend',
      'Refer a friend',
      async () => (await import('./invitations/refer-friend-page.tsx')).ReferFriendPage,
    ),
    page(
      '/invitation-landing-page',
      'Your invitation',
      async () => (await import('./invitations/invitation-landing-page.tsx')).InvitationLandingPage,
    ),
    page('/access-page', 'Access map', async () => (await import('./access-page/access-page.tsx')).AccessPage),
    { path: '/access-page/*', Component: OutOfFrame },
    page('/about-us', 'About us', async () => (await import('./pages/about-page.tsx')).AboutPage),
    page('/contact-us', 'Contact us', async () => (await import('./pages/contact-page.tsx')).ContactPage),
    page('/privacy-policy', 'Privacy policy', async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
    page(
      '/terms-and-conditions',
      'Terms and conditions',
      async () => (await import('./pages/terms-page.tsx')).TermsPage,
    ),
    page(
      '/accessibility-statement',
      'Accessibility statement',
      async () => (await import('./pages/accessibility-page.tsx')).AccessibilityPage,
    ),
    page('/search', 'Search', async () => (await import('./search/search-page.tsx')).SearchPage),
    page('/help', 'Help centre', async () => (await import('./help/help-centre-page.tsx')).HelpCentrePage),
    page('/help/:topic', 'Help', async () => (await import('./help/help-topic-page.tsx')).HelpTopicPage),
    page('/open-data', 'Open data', async () => (await import('./pages/open-data-page.tsx')).OpenDataPage),
    { path: '*', handle: { title: 'Page not found' }, Component: NotFoundPage },
  ]
}

function dashboardPages(): RouteObject[] {
  return [
    page('/dashboard', 'Dashboard', async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
    page('/user/profile', 'My profile', async () => (await import('./profile/profile-page.tsx')).ProfilePage),
    page('/user/needs', 'What you need', async () => (await import('./needs/needs-page.tsx')).NeedsPage),
  ]
}

function placeholders(layout: LayoutName): RouteObject[] {
  return siteMap
    .filter((entry) => entry.layout === layout)
    .map(({ prefix, remote }) => ({ path: `${prefix}/*`, element: <RemoteUnavailable remote={remote} /> }))
}
