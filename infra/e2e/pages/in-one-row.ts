import type { Locator } from '@playwright/test'

/** Whether both elements are shown and the second begins above the end of the first. */
export async function areInOneRow(first: Locator, second: Locator): Promise<boolean> {
  const [above, beside] = await Promise.all([spanOf(first), spanOf(second)])
  return above.height > 0 && beside.height > 0 && beside.top < above.bottom
}

/** Not `boundingBox()`, which fails in the moment after the window was resized. */
function spanOf(element: Locator) {
  return element.evaluate((shown) => {
    const { top, bottom, height } = shown.getBoundingClientRect()
    return { top, bottom, height }
  })
}
