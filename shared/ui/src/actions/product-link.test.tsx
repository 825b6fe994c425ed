import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LinkProvider } from '../layout/link-provider.tsx'
import { ProductLink } from './product-link.tsx'

function linkWith(props: Partial<Parameters<typeof ProductLink>[0]> = {}, isOutside?: (href: string) => boolean) {
  const navigate = vi.fn()
  render(
    <LinkProvider navigate={navigate} useHref={(path) => `/base${path}`} isOutside={isOutside}>
      <ProductLink href="/search" {...props}>
        Search
      </ProductLink>
    </LinkProvider>,
  )
  return { navigate, link: screen.getByRole('link') }
}

test('a click moves inside the product, to the path that was given', () => {
  const { navigate, link } = linkWith()
  expect(link).toHaveProperty('pathname', '/base/search')
  expect(fireEvent.click(link)).toBe(false)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser has its own way with %o',
  (how) => {
    const { navigate, link } = linkWith()
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, how)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test.each([{ target: '_blank' }, { download: true }])('a link with %o is left to the browser', (props) => {
  const { navigate, link } = linkWith(props)
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(navigate).not.toHaveBeenCalled()
})

test('what leaves the frame opens in a new tab, and says so', () => {
  const { link } = linkWith({}, () => true)
  expect(link).toHaveProperty('target', '_blank')
  expect(link).toHaveProperty('rel', 'noopener')
  expect(link.textContent).toBe('Search (opens in a new tab)')
})

test('says which screen somebody is about to open, by pointer, finger or focus', () => {
  const onIntent = vi.fn()
  render(
    <LinkProvider navigate={() => {}} onIntent={onIntent}>
      <ProductLink href="/booking/7">Swimming</ProductLink>
    </LinkProvider>,
  )
  const link = screen.getByRole('link')
  fireEvent.pointerEnter(link)
  fireEvent.touchStart(link)
  fireEvent.focus(link)
  expect(onIntent.mock.calls).toEqual([['/booking/7'], ['/booking/7'], ['/booking/7']])
})
