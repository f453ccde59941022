/** @returns the paths of all same-origin files that the page requested before `until`, the page itself first */
export function loadedPaths(until = Number.POSITIVE_INFINITY): string[] {
  const own = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < until)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
  return ['/index.html', ...own.map(({ pathname }) => pathname)]
}

/** Makes the worker store all files that the install deferred. Resolves when it has. */
export async function storeEverything(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = Object(data)
      if (message.type === 'stored' && message.stored === message.total) resolve()
    })
    active?.postMessage({ type: 'storeDeferred' })
  })
}
