import { notPictureText } from '@waymark/domain/picture-type'
import { expect, test, vi } from 'vitest'
import { pictureFault } from './picture-fault.ts'

vi.mock('image-dimensions', () => {
  throw new Error('Loading chunk 6747 failed.')
})

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

test('without a connection a picture is taken by what its first bytes say', async () => {
  expect(await pictureFault(new File([png], 'door.png', { type: 'image/png' }))).toBeNull()
  expect(await pictureFault(new File(['text'], 'door.png', { type: 'image/png' }))).toBe(notPictureText)
})
