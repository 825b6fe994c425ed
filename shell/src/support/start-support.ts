import { common } from '@waymark/contracts/common'
import { send } from '@waymark/web-kit/send'
import { useAppStore } from '@waymark/web-kit/store'
import { intercomWidget } from './intercom-widget.ts'
import { supportPersonOf } from './support-person.ts'
import { supportFor } from './support-widget.ts'

let isStarted = false

/** From here on the widget follows the session, on whatever page: it closes at logout and while acting as somebody. */
export async function startSupport(): Promise<void> {
  if (isStarted) return
  isStarted = true
  const { intercomWorkspaceId } = await send(common.getClientSettings, {})
  if (intercomWorkspaceId === null) return
  const follow = supportFor(intercomWidget(intercomWorkspaceId))
  useAppStore.subscribe((state) => follow(supportPersonOf(state)))
  follow(supportPersonOf(useAppStore.getState()))
}
