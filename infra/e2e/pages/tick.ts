import type { Locator } from '@playwright/test'

/** Offset in a label of its box or dot, where there is never a link; px. */
const onTheBox = { x: 12, y: 12 }

/**
 * Ticks a box, or picks a radio button, as a person does: on its label, once nothing moves or covers it. The drawn box
 * covers the input itself.
 */
export async function tick(input: Locator, isTicked = true): Promise<void> {
  await input.locator('xpath=ancestor::label[1]').setChecked(isTicked, { position: onTheBox })
}
