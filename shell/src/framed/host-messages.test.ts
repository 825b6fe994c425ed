import { expect, it } from 'vitest'
import { readHostMessage } from './host-messages.ts'

it('reads what part of the frame is in sight', () => {
  expect(readHostMessage({ type: 'waymark:host', viewTop: 12.6, viewHeight: 700 })).toEqual({
    viewTop: 13,
    viewHeight: 700,
  })
  expect(readHostMessage({ type: 'waymark:host', viewTop: 0, viewHeight: 3 })?.viewHeight).toBe(120)
})

it.each([
  null,
  'waymark:host',
  { type: 'other', viewTop: 0, viewHeight: 700 },
  { type: 'waymark:host', viewTop: '0', viewHeight: 700 },
  { type: 'waymark:host', viewTop: -1, viewHeight: 700 },
  { type: 'waymark:host', viewTop: Number.NaN, viewHeight: 700 },
  { type: 'waymark:host', viewTop: 0, viewHeight: Number.POSITIVE_INFINITY },
])('takes no notice of %j', (data) => {
  expect(readHostMessage(data)).toBeNull()
})
