import { hasNewRemote } from '@waymark/web-kit/host/remotes'

const entryScript = /src="(\/main\.[^"]+\.js)"/

/** Whether the server now serves another version of the shell, or of a remote that this page runs. An unreachable server does not count. */
export async function isNewVersion(): Promise<boolean> {
  if (await hasNewRemote()) return true
  const running = entryOf(document.documentElement.outerHTML)
  try {
    const response = await fetch('/', { cache: 'no-cache' })
    const served = entryOf(await response.text())
    return running !== null && served !== null && running !== served
  } catch {
    return false
  }
}

/** The hashed entry script that a page of the shell names, or null. */
function entryOf(html: string): string | null {
  return entryScript.exec(html)?.[1] ?? null
}
