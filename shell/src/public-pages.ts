import { page } from '@waymark/web-kit/page'
import type { RouteObject } from '@waymark/web-kit/router'
import { OutOfFrame } from './framed/out-of-frame.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** The shell's own public pages, which the build also draws for their documents. */
export function publicPages(): RouteObject[] {
  return [
    { path: '/', lazy: { Component: async () => (await import('./home/home-page.tsx')).HomePage } },
    page('/login', 'Log in', async () => (await import('./sign-in/login-page.tsx')).LoginPage),
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
    page(
      '/access-maps',
      'Access maps',
      async () => (await import('./access-maps/access-maps-page.tsx')).AccessMapsPage,
    ),
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
