const labelWeights = [500, 600, 700]
// Latin with macrons and accents is in a separate font file.
const sample = 'aā'

/** Loads the page's font in the weights of the map's labels, so that no label falls back to another font. */
export async function loadLabelFonts(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font')
  await Promise.allSettled(labelWeights.map((weight) => document.fonts.load(`${weight} 16px ${family}`, sample)))
}
