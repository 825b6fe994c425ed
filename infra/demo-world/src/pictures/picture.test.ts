import { describe, expect, it } from 'vitest'
import { drawPicture, pictureAlt } from './picture.ts'
import { pictureOfName } from './picture-of-name.ts'
import { type SceneName, scenes } from './scenes.ts'

const names = Object.keys(scenes).filter((name): name is SceneName => Object.hasOwn(scenes, name))

describe('drawn pictures', () => {
  it.each(names)('%s is drawn in every colouring without gaps', (scene) => {
    for (let variant = 0; variant < 12; variant += 1) {
      const svg = drawPicture({ scene, variant }, 'hd')
      expect(svg).toMatch(/^<svg [^>]*width="1024" height="700"/)
      expect(svg).not.toMatch(/undefined|NaN/)
    }
  })

  it('are the same for the same name, and different for another', () => {
    expect(pictureOfName('logo/7')).toEqual(pictureOfName('logo/7'))
    expect(pictureOfName('logo/7')).not.toEqual(pictureOfName('logo/8'))
    expect(pictureOfName('face/7-long')).toEqual(pictureOfName('face/7-long'))
    expect(pictureOfName('face/7-long')).not.toEqual(pictureOfName('face/7-short'))
    expect(() => pictureOfName('scene/nowhere-1')).toThrow('names no drawing')
  })

  it('describe what they show', () => {
    expect(pictureAlt({ scene: 'house', variant: 0 }, 'Rātā House')).toBe(
      'Drawing of Rātā House: a house with a pitched roof, and a ramp with a handrail up to the door',
    )
  })
})
