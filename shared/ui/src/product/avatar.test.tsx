import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test.each([
  ['Mere Ngata', 'MN'],
  ['Hēmi', 'H'],
  ['ōtautahi te awa', 'ŌA'],
  ['🌈 Support', 'S'],
  ['🌈 Mere Ngata', 'MN'],
  ["Mārama O'Neill 🦘", 'MO'],
  ['🦘Mārama O’Neill', 'MO'],
  ['Mere (Manager)', 'MM'],
  ['2degrees Trust', '2T'],
  ['👩‍🦽', ''],
  ['', ''],
])('the initials of %o are %o', (name, initials) => {
  const { container } = render(<Avatar name={name} />)
  expect(container.textContent).toBe(initials)
})
