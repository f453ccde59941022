/** Resolves just before the next frame is painted, so after the previous frame was painted. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** @returns when the next click happens, in milliseconds since the navigation began */
export function nextClick(): Promise<number> {
  return new Promise((resolve) => {
    const options = { once: true, capture: true }
    document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), options)
  })
}
