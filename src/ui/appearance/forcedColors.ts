/** What the app looks like where the system chooses all colours. Nobody else loads it; without it all can be read. */
export function loadForcedColors(): void {
  if (!matchMedia('(forced-colors: active)').matches) return
  import('./forcedColors.css').catch((cause: unknown) => {
    console.error('The system’s colours could not be loaded', cause)
  })
}
