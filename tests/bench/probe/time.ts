/** Resolves when the next frame is about to be painted, so when the one before it has been. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** When the next click happens. Milliseconds since the navigation began. */
export function nextClick(): Promise<number> {
  return new Promise((resolve) => {
    const options = { once: true, capture: true }
    document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), options)
  })
}
