/** Loads the styles for forced colours. Only loaded in that mode; without them everything is still readable. */
export function loadForcedColors(): void {
  if (!matchMedia('(forced-colors: active)').matches) return
  import('./forcedColors.css').catch((cause: unknown) => {
    console.error('The system’s colours could not be loaded', cause)
  })
}
