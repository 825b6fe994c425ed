import { QueryClientProvider } from '@tanstack/react-query'
import { pageTitle } from '@waymark/web-kit/page-title'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { createMemoryRouter, RouterProvider } from '@waymark/web-kit/router'
import { renderToStaticMarkup } from 'react-dom/server'
import { PublicLayout } from '../layouts/public-layout.tsx'
import { LoginPage } from '../sign-in/login-page.tsx'

/** Runs at build, in Node (shared/build, `FirstScreens`): what a visitor sees first at these addresses, by path. */
export function drawFirstScreens(): Record<string, { readonly title: string; readonly markup: string }> {
  return { '/login': draw('/login', 'Log in', LoginPage) }
}

function draw(path: string, title: string, Component: () => React.ReactNode) {
  const routes = [{ Component: PublicLayout, children: [{ path, handle: { title }, Component }] }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  router.dispose()
  return { title: pageTitle(title), markup: withoutControls(markup) }
}

/** Nothing can be typed or pressed before it works: it would be lost, or a form would send its password in the address. */
function withoutControls(markup: string): string {
  return markup.replaceAll(/<(button|input|select|textarea)\b/g, '<$1 disabled=""')
}
