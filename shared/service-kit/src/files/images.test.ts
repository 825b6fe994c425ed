import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { UnreadableFile } from '../calls/refusal.ts'
import { pngOf } from '../testing/png-of.ts'
import { encodeImage } from './images.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

describe('pictures', () => {
  it("are re-encoded as WebP in the source's size", async () => {
    const encoded = await encodeImage(await photo(800, 600).jpeg().toBuffer(), 'banner')
    expect(encoded).toMatchObject({ contentType: 'image/webp', widthPx: 360, heightPx: 145 })
    expect((await sharp(encoded.buffer).metadata()).format).toBe('webp')
  })

  it('lose camera and location metadata, and are rotated upright', async () => {
    const photographed = await photo(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A person', Orientation: '6' }, IFD3: { GPSLatitude: '41/1 17/1 0/1' } })
      .toBuffer()
    const kept = await sharp((await encodeImage(photographed, 'hd')).buffer).metadata()
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG of 900 megapixels', pngOf(30_000, 30_000)],
  ])('refuses %s', async (_kind, content) => {
    await expect(encodeImage(content, 'logo')).rejects.toBeInstanceOf(UnreadableFile)
  })

  it('refuses a truncated JPEG', async () => {
    const whole = await photo(800, 600).jpeg().toBuffer()
    await expect(encodeImage(whole.subarray(0, whole.length / 2), 'logo')).rejects.toBeInstanceOf(UnreadableFile)
  })

  it('lose data appended to the picture', async () => {
    const polyglot = Buffer.concat([await photo(50, 50).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const encoded = await encodeImage(polyglot, 'other')
    expect(encoded.buffer.includes('script')).toBe(false)
  })
})
