/**
 * Names of the fonts for labels. The engine draws them itself from the page's own font (no glyph server): it reads the
 * weight out of the first name and falls through to the second, which is the family that the page has loaded.
 */
export function labelFonts(fonts: string, weight: 'Medium' | 'Semibold' | 'Bold'): string[] {
  const family = fonts.split(',')[0]?.replace(/['"]/g, '').trim() || 'sans-serif'
  return [`Waymark ${weight}`, family]
}
