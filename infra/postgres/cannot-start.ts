/** An error that a person can fix. Its message is one whole sentence, printed alone; the process then exits with 1. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** Describes what the operating system refused. */
export function describeFileError(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be written by this user.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} is not a folder.`
    case 'EROFS':
      return `${path} is on a read-only disk.`
    case 'ENOSPC':
      return `The disk that holds ${path} is full.`
    default:
      return `${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`
  }
}
