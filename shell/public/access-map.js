/*
 * Shows a Waymark access map where this tag stands (docs/embedding.md):
 *   <script src="https://waymark.example/access-map.js" data-map="accessible-whakatu" data-title="Accessible places in Whakatū"></script>
 */
;(() => {
  const tag = document.currentScript
  if (!tag || tag.closest('head')) {
    console.error(
      'Waymark: the map stands where its script does. Put it in the body of the page, as an ordinary script.',
    )
    return
  }
  const origin = new URL(tag.src).origin
  const { map, title, query } = tag.dataset
  const address = new URL('/access-page', origin)
  for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value)
  if (map) address.searchParams.set('m', map)

  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = title || 'Accessible places, a Waymark map'
  frame.allow = 'geolocation; clipboard-write; payment'
  frame.style.cssText = 'display:block;width:100%;height:880px;border:0'
  tag.after(frame)

  const tell = () => {
    const { top } = frame.getBoundingClientRect()
    const { height } = frame.getBoundingClientRect()
    const from = Math.min(Math.max(0, -top), height)
    const to = Math.min(Math.max(0, innerHeight - top), height)
    // Out of sight: what opens then stands at the top of the frame.
    const message = to > from ? { viewTop: from, viewHeight: to - from } : { viewTop: 0, viewHeight: innerHeight }
    frame.contentWindow?.postMessage({ type: 'waymark:host', ...message }, origin)
  }
  let isWaiting = false
  const tellSoon = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      tell()
    })
  }
  addEventListener('scroll', tellSoon, { passive: true })
  addEventListener('resize', tellSoon)
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow || typeof data !== 'object' || data === null) return
    if (data.type === 'waymark:ready') tell()
    if (data.type !== 'waymark:height' || typeof data.height !== 'number') return
    frame.style.height = `${Math.min(Math.max(320, Math.ceil(data.height)), 20_000)}px`
    tellSoon()
  })
})()
