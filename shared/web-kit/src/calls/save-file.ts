import type { AnsweredFile } from './send.ts'

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ blob, fileName }: AnsweredFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // By the next task every browser has taken the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
