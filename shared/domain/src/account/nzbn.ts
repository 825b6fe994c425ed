/** Whether these are the 13 digits of a New Zealand Business Number: a GS1 number of New Zealand with a right check digit. */
export function isNzbn(digits: string): boolean {
  if (!/^94\d{11}$/.test(digits)) return false
  const figures = [...digits].map(Number)
  const sum = figures.reduce((total, figure, index) => total + figure * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** "9429 0000 0000 0": in groups of four, as registers print it. */
export function nzbnText(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
