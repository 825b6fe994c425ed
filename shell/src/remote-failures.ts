import { create } from 'zustand'

interface RemoteFailures {
  readonly errors: ReadonlyMap<string, Error>
}

/** Remotes that could not be loaded on the last try, with why. */
export const useRemoteFailures = create<RemoteFailures>(() => ({ errors: new Map() }))

/** Remembers that `remote` failed or, with null, that it works again. */
export function recordRemote(remote: string, error: Error | null): void {
  // Why is for those who run the site: it names addresses and versions.
  if (error) console.warn(`${remote} is not available: ${error.message}`)
  useRemoteFailures.setState(({ errors }) => {
    const changed = new Map(errors)
    if (error) changed.set(remote, error)
    else changed.delete(remote)
    return { errors: changed }
  })
}
