import type { AnsweredFile } from './send.ts'

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ blob, fileName }: AnsweredFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The browser has the file by then; the next task is early enough for every one of them.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
