import type { Locator } from '@playwright/test'

/** What an element covers in its window, in px. `boundingBox()` is null in the moment after the window was resized. */
export async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect()
    return { x, y, width, height }
  })
}
