import { announce, destroyAnnouncer } from '@react-aria/live-announcer'
import { vi } from 'vitest'

/**
 * An announcer of this test's own, which says what it is told at once. The one before takes itself out of the body, which
 * fails where another test has emptied that.
 */
export function newAnnouncer(): void {
  const takeOut = vi.spyOn(document.body, 'removeChild').mockImplementation((node) => {
    if (node instanceof Element) node.remove()
    return node
  })
  destroyAnnouncer()
  takeOut.mockRestore()
  announce('', 'polite')
}
