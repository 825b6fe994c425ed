/** The address below which the suite may stand in another site's page. */
export const framedBase = '/access-page'

/** Whether this page stands in the frame of another one: the access map alone may, and knows its visitors as guests. Not where a page is drawn without a window. */
export function isFramed(): boolean {
  return globalThis.window?.parent !== globalThis.window
}
