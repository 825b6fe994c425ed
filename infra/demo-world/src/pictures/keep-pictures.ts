import { availableParallelism } from 'node:os'
import { limits } from '@waymark/domain/limits'
import type { FileStore } from '@waymark/service-kit/store'
import sharp from 'sharp'
import { pictureOfName } from './picture-of-name.ts'

/** Uploads may never be SVG, so the process may have blocked these loaders; our own drawings need them briefly. */
const svgLoaders = { operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgBuffer'] }

/** Drawing takes a processor each; the database, which takes the rows meanwhile, has its turns. */
const workers = availableParallelism()

async function renderPicture(name: string): Promise<Buffer> {
  const { svg, size } = pictureOfName(name)
  const [width, height] = limits.imageSizes[size]
  // Low effort: a fifth larger, three times faster.
  return sharp(Buffer.from(svg)).resize({ width, height, fit: 'cover' }).webp({ quality: 82, effort: 1 }).toBuffer()
}

/** The key of each picture by the name of its drawing, as soon as it is stored. */
export type PictureKeys = ReadonlyMap<string, Promise<string>>

/**
 * Starts to draw and store every name once, in their order. Await all of them before the process serves requests; one that
 * fails rejects its own key.
 */
export function keepPictures(names: ReadonlySet<string>, store: FileStore): PictureKeys {
  const waiting = [...names].map((name) => ({ name, kept: Promise.withResolvers<string>() }))
  const keys = new Map(waiting.map(({ name, kept }) => [name, kept.promise]))
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { name, kept } = next
      await renderPicture(name)
        .then((picture) => store.put(picture, 'webp'))
        .then(kept.resolve, kept.reject)
    }
  }
  sharp.unblock(svgLoaders)
  void Promise.all(Array.from({ length: workers }, work)).finally(() => sharp.block(svgLoaders))
  // Whoever needs a key learns of its failure; the others are nobody's.
  void Promise.allSettled(keys.values())
  return keys
}
