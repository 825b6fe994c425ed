const labelWeights = [500, 600, 700]
// Latin with macrons and accents lies in a font file of its own.
const sample = 'aā'

/** Brings the page's font in the weights of the map's labels, so that none is drawn in another one. */
export async function loadLabelFonts(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font')
  await Promise.allSettled(labelWeights.map((weight) => document.fonts.load(`${weight} 16px ${family}`, sample)))
}
