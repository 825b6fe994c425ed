import type { Locator } from '@playwright/test'

/** Where a label holds its box or dot, and never a link; px. */
const onTheBox = { x: 12, y: 12 }

/**
 * Ticks a box, or picks a radio button, as a person does: on its label, once nothing moves or lies over it. What is drawn
 * lies over the input itself.
 */
export async function tick(input: Locator, isTicked = true): Promise<void> {
  await input.locator('xpath=ancestor::label[1]').setChecked(isTicked, { position: onTheBox })
}
