import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useScrollStop } from './use-scroll-stop.ts'

function Scroller({ text, hasLink }: { readonly text: string; readonly hasLink: boolean }) {
  return (
    <div ref={useScrollStop()} data-testid="scroller">
      <p>{text}</p>
      {hasLink && <a href="/more">More</a>}
    </div>
  )
}

/** There is no layout in this document: its heights are set by hand. */
function heights(content: number, room: number): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(room)
}

test('an overflowing element is a Tab stop only while nothing in it is focusable', async () => {
  heights(900, 400)
  const { rerender } = render(<Scroller text="Long" hasLink={false} />)
  expect(screen.getByTestId('scroller').tabIndex).toBe(0)
  await act(async () => rerender(<Scroller text="Long" hasLink />))
  expect(screen.getByTestId('scroller').tabIndex).toBe(-1)
  await act(async () => rerender(<Scroller text="Long" hasLink={false} />))
  expect(screen.getByTestId('scroller').tabIndex).toBe(0)
})

test('an element that fits is not one, even after the window has grown', () => {
  heights(300, 200)
  render(<Scroller text="Short" hasLink={false} />)
  expect(screen.getByTestId('scroller').tabIndex).toBe(0)
  heights(300, 400)
  dispatchEvent(new Event('resize'))
  expect(screen.getByTestId('scroller').tabIndex).toBe(-1)
})
