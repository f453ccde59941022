import { readToken } from '#api/session/token'
import { entryTexts } from '#locales/entryTexts'
import { loadFont } from '#ui/appearance/fonts'
import { readAppearance } from '#ui/appearance/readAppearance'
import { loadRightToLeft } from '#ui/appearance/styleCache'
import { preloadPage } from './routes/preload'

let prepared = false

/** Whether `prepareApp` has finished, so that the first render can be the page itself. */
export function isPrepared(): boolean {
  return prepared
}

/**
 * Loads the parts of the first page in parallel: its code, its texts, its direction. Never rejects: the
 * component that needs a missing part loads it again or reports it.
 */
export async function prepareApp(): Promise<void> {
  const { locale, rtl, fontFamily } = readAppearance()
  // Not awaited, but started before the first text is laid out.
  void loadFont(fontFamily).catch(() => undefined)
  await Promise.allSettled([
    preloadPage(location.pathname, readToken() !== null),
    entryTexts(locale),
    rtl && loadRightToLeft(),
  ])
  prepared = true
}
