import { announce, destroyAnnouncer } from '@react-aria/live-announcer'

/**
 * An announcer of this test's own, which says what it is told at once. The one before takes itself out of the body, which
 * fails where another test has emptied that.
 */
export function newAnnouncer(): void {
  const { body } = document
  body.removeChild = (node) => {
    if (node instanceof Element) node.remove()
    return node
  }
  try {
    destroyAnnouncer()
  } finally {
    Reflect.deleteProperty(body, 'removeChild')
  }
  announce('', 'polite')
}
