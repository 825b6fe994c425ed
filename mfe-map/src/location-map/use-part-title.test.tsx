import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePartTitle } from './use-part-title.ts'

function Screen({ part }: { readonly part?: string }) {
  usePartTitle(part)
  return null
}

test('The open part of a page is named in the title while it is open', () => {
  document.title = 'Map · Waymark'
  const { rerender, unmount } = render(<Screen part="Rosa's Café" />)
  expect(document.title).toBe("Rosa's Café · Map · Waymark")
  rerender(<Screen part="City Library" />)
  expect(document.title).toBe('City Library · Map · Waymark')
  rerender(<Screen />)
  expect(document.title).toBe('Map · Waymark')
  rerender(<Screen part="City Library" />)
  unmount()
  expect(document.title).toBe('Map · Waymark')
})
